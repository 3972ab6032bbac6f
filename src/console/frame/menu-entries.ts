import { t } from '../text.ts'

/** `words`: what else it is found by. */
export type MenuEntry = { path: string; label: string; words?: string }

/** On wide windows in the header. */
export const FIRST_ENTRIES: readonly MenuEntry[] = [
  { path: '/admin/dashboard', label: t('Dashboard') },
  { path: '/admin/partners', label: t('Partners') },
  { path: '/admin/inquiries', label: t('Inquiries') },
  { path: '/admin/faq', label: t('FAQ') },
  { path: '/admin/reports', label: t('Reports') },
  { path: '/admin/history', label: t('History') },
]

/** There under "More". */
export const OTHER_ENTRIES: readonly MenuEntry[] = [
  { path: '/admin/partners/import', label: t('Import') },
  { path: '/admin/descriptions', label: t('Descriptions'), words: 'write texts' },
  { path: '/admin/google-places', label: t('Google'), words: 'individual bulk updates missing' },
  { path: '/admin/jobs', label: t('Jobs') },
  { path: '/admin/privacy', label: t('Personal Data') },
  { path: '/admin/administrators', label: t('Administrators') },
]
