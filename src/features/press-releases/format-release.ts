import { countWords } from '../../shared/press-releases/text/count-words.ts'
import type { Release } from './release-form.ts'

/** A release as plain text, with "###" where it ends. */
export function formatRelease(release: Release): string {
  return [
    formatStart(release),
    `${release.aboutHeading}\n${release.about}`,
    ['Media Contact', ...release.contact].join('\n'),
    '###',
  ].join('\n\n')
}

/** A release up to the last of its paragraphs: the start of what `formatRelease` gives with more of them. */
export function formatStart({ notice, headline, dateline, paragraphs }: Release): string {
  const [lead, ...body] = paragraphs
  const text = lead === undefined ? [] : [`${dateline} — ${lead}`, ...body]
  return [notice, headline, ...text].join('\n\n')
}

/** Words from the headline to the end of "About …", which is what a length in words means. */
export function countReleaseWords({ headline, paragraphs, aboutHeading, about }: Release): number {
  return [headline, ...paragraphs, aboutHeading, about].reduce((sum, text) => sum + countWords(text), 0)
}
