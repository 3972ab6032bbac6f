import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import type { ReleaseForm } from '../release-form.ts'
import { SLOTS } from './ask-beside-fields.ts'
import { quietName, withoutMarkup } from './plain-words.ts'

export type Testimonial = { words: string; by: string | null }

const NAME_AFTER = /^\s*(?:[-–—~]|by\b|from\b)\s*([^“”"\n]{2,60}?)\s*$/iu

/** "Ann Lee told me: He listened.", "Ann Lee, Belpre: He listened." */
const TOLD =
  /^\s*(\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){1,3}(?:, \p{Lu}[^:,]{1,40})?)(?:,? (?:told (?:me|us)|said|says|wrote(?: to)?(?: me| us)?|m[’']a dit|nous a dit|me dijo|nos dijo)[:,]|:) ?(.+)$/su

/** Of the fields of one each, then of the field of several. */
export const readTestimonials = (form: ReleaseForm, language: ReleaseLanguage): Testimonial[] => [
  ...SLOTS.flatMap((slot) => {
    const words = form[slot]
    return words
      ? [{ words: tidy(withoutMarkup(words)), by: ofPlace(quietName(form[`${slot}By`] ?? ''), language) }]
      : []
  }),
  ...readQuoted(form.testimonials, language),
]

/**
 * Word for word, parted by quotation marks, else by lines; a name behind a dash says whose words they
 * are.
 */
function readQuoted(typed: string | null, language: ReleaseLanguage): Testimonial[] {
  const text = typed && withoutMarkup(typed)
  if (!text?.trim()) return []
  const quoted = [...text.matchAll(/[“"„«]\s*([^”"»]{3,}?)\s*[”"»]([^“"„«]*)/gu)]
  const blocks =
    quoted.length > 0
      ? quoted.map((match) => [match[1] ?? '', match[2] ?? ''] as const)
      : blocksOf(text).map(splitName)
  return blocks
    .map(([words, after]) => {
      const [, name, told] = TOLD.exec(words) ?? []
      return { words: tidy(told ?? words), by: name ? ofPlace(name, language) : readName(after, language) }
    })
    .filter(({ words }) => words.length > 2)
}

/** One a line where each line has its name. */
function blocksOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isNamed = (line: string) => TOLD.test(line) || splitName(line)[1] !== ''
  return lines.every(isNamed) ? lines : text.split(/\n\s*\n/)
}

/** "We felt at home. – Ann Lee, Asheville" → words and name. */
function splitName(block: string): readonly [string, string] {
  const match = /^([\s\S]*?[.!?…])\s*\n?\s*([-–—~]\s*[\p{Lu}][^\n]{1,60})$/u.exec(block.trim())
  return match ? [match[1] ?? '', match[2] ?? ''] : [block, '']
}

function readName(after: string, language: ReleaseLanguage): string | null {
  const line = after
    .replace(/^[\s,.;]+/, ' ')
    .split('\n')
    .find((one) => one.trim() !== '')
  const name = NAME_AFTER.exec(line ?? '')?.[1]
  return name ? ofPlace(name.replace(/[.,;]$/, ''), language) : null
}

/** "Ann Lee, Asheville" → "Ann Lee of Asheville"; null for none. */
const ofPlace = (name: string, language: ReleaseLanguage): string | null =>
  name.replace(/^([^,]+), ([\p{Lu}][^,]*)$/u, `$1 ${language === 'en' ? 'of' : 'de'} $2`).trim() || null

/** A release sets its own quotation marks around it. */
export const tidy = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .replace(/["“”«»]|(?<=\p{L})'/gu, '’')
    .trim()
