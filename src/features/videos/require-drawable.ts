import type { App } from '../../app.ts'
import type { StoredWords } from '../../db/schema/videos.ts'
import { AppError, type FieldErrors } from '../../shared/errors.ts'
import { STORY_LINES, type VIDEO_LENGTHS } from '../../shared/videos/video.ts'
import { VIDEO_TEXTS } from '../../shared/videos/video-texts.ts'

type Field = keyof typeof VIDEO_LENGTHS
const MAX_NAMED = 6

/** Throws invalid_input, by field, for letters that no font has. */
export function requireDrawable({ videos }: Pick<App, 'videos'>, words: StoredWords): void {
  const fields: FieldErrors = {}
  const texts: Partial<Record<Field, string>> = {
    companyName: words.companyName,
    cityState: words.cityState,
    contactName: words.contactName,
    contactPhone: words.phone,
    website: words.website,
    ...Object.fromEntries(STORY_LINES.map((name, at) => [name, words.story?.[at]])),
    callToAction: words.callToAction,
    additionalNotes: words.notes,
  }
  for (const [field, text = ''] of Object.entries(texts)) {
    const letters = videos.findUncovered(text)
    if (letters.length > 0) fields[field] = VIDEO_TEXTS.uncovered(letters.slice(0, MAX_NAMED).map(asShown))
  }
  const [message] = Object.values(fields)
  if (message !== undefined) throw new AppError('invalid_input', message, { fields })
}

/** A combining mark alone would sit on the character before it. */
const asShown = (letter: string) => (/^\p{M}/u.test(letter) ? `\u25cc${letter}` : letter)
