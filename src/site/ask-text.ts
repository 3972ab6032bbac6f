import type { Translate } from '../shared/text/i18n.ts'

/** Names the way to an inquiry, in links, form and dialog. */
export const askText = (t: Translate): string => t('Ask for Information')
