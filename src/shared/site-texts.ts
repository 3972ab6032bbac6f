export const SITE_TEXTS = {
  'first-steps': 'Someone has just died. What should I do first?',
  privacy: 'Privacy',
  terms: 'Terms of use',
  accessibility: 'Accessibility',
  'how-partners-are-listed': 'How partners are listed',
} as const

export type SiteTextName = keyof typeof SITE_TEXTS

export const SITE_TEXT_NAMES = Object.keys(SITE_TEXTS) as SiteTextName[]
