import type { App } from '../../app.ts'
import type { StoredWords } from '../../db/schema/videos.ts'
import { AppError, type FieldErrors } from '../../shared/errors.ts'
import type { VIDEO_LENGTHS } from '../../shared/videos/video.ts'
import { VIDEO_TEXTS } from '../../shared/videos/video-texts.ts'

const FIELDS: Record<keyof StoredWords, keyof typeof VIDEO_LENGTHS> = {
  companyName: 'companyName',
  contactName: 'contactName',
  phone: 'contactPhone',
  website: 'website',
  callToAction: 'callToAction',
  notes: 'additionalNotes',
}
const MAX_NAMED = 6

/** Throws invalid_input, with a sentence for each field, for letters that no font has. */
export function requireDrawable({ videos }: Pick<App, 'videos'>, words: StoredWords): void {
  const fields: FieldErrors = {}
  for (const [name, field] of Object.entries(FIELDS) as [keyof StoredWords, string][]) {
    const letters = videos.findUncovered(words[name])
    if (letters.length > 0) fields[field] = VIDEO_TEXTS.uncovered(letters.slice(0, MAX_NAMED).map(asShown))
  }
  const [message] = Object.values(fields)
  if (message !== undefined) throw new AppError('invalid_input', message, { fields })
}

/** A combining mark alone would sit on the character before it. */
const asShown = (letter: string) => (/^\p{M}/u.test(letter) ? `\u25cc${letter}` : letter)
