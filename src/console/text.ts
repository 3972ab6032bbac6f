import { createTranslate } from '../shared/text/i18n.ts'

/** The back office is in English; a catalogue would come in here. */
export const t = createTranslate('en')
