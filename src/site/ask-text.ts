import type { Translate } from '../shared/text/i18n.ts'

/** Label of every way to an inquiry. */
export const askText = (t: Translate): string => t('Ask for Information')
