import type { Translate } from '../text/i18n.ts'

/** None: any way. No zod here, for browsers. */
export const PREFERRED_CONTACTS = ['email', 'phone', 'text'] as const
export type PreferredContact = (typeof PREFERRED_CONTACTS)[number]

export const PREFERRED_TIMES = ['morning', 'afternoon', 'evening'] as const
export type PreferredTime = (typeof PREFERRED_TIMES)[number]

export const INQUIRY_TOPICS = [
  'first-steps',
  'cost',
  'process',
  'ashes-at-home',
  'planning',
  'call-me',
] as const
export type InquiryTopic = (typeof INQUIRY_TOPICS)[number]

export function contactText(t: Translate, contact: PreferredContact): string {
  const texts = { email: t('By email'), phone: t('By telephone'), text: t('By text message') }
  return texts[contact]
}

export function timeText(t: Translate, time: PreferredTime): string {
  const texts = { morning: t('Morning'), afternoon: t('Afternoon'), evening: t('Evening') }
  return texts[time]
}

/** "By telephone, evening". */
export function answerText(
  t: Translate,
  contact: PreferredContact | null | undefined,
  time: PreferredTime | null | undefined,
): string {
  const how = contact ? contactText(t, contact) : ''
  const when = time ? timeText(t, time) : ''
  return how && when ? `${how}, ${when.toLowerCase()}` : how || when
}

/** In a family's words. */
export function topicText(t: Translate, topic: InquiryTopic): string {
  const texts = {
    'first-steps': t('Someone has just died. What should we do first?'),
    cost: t('What does it cost, all together?'),
    process: t('How does it work, and how long does it take?'),
    'ashes-at-home': t('We already have the ashes. What happens next?'),
    planning: t('I would like to plan ahead.'),
    'call-me': t('I would rather talk. Please call me.'),
  }
  return texts[topic]
}

/** '' and false: not chosen. */
export type InquiryChoices = {
  preferredContact: string
  preferredTime: string
  topics: readonly string[]
  wantsCopy: boolean
}

export const NO_CHOICES: InquiryChoices = {
  preferredContact: '',
  preferredTime: '',
  topics: [],
  wantsCopy: false,
}

/** Forms are read with one value a field. */
export const topicField = (topic: InquiryTopic) => `about-${topic}`

/** Nobody is faster. */
export const MIN_FILL_MS = 3000

/** `readsWithin`: "one working day". */
export function whoReadsText(
  t: Translate,
  facts: { provider: string; readsWithin: string; partner: string },
): string {
  return t(
    'The support team of {provider} reads it, as a rule within {time}, and coordinates with {partner} to answer you.',
    { provider: facts.provider, time: facts.readsWithin, partner: facts.partner },
  )
}
