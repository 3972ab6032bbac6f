import { countWords } from '../../shared/press-releases/text/count-words.ts'
import type { Release } from './release-form.ts'

/** A release as plain text, with "###" where it ends. */
export function formatRelease(release: Release): string {
  const [lead = '', ...body] = release.paragraphs
  return [
    release.notice,
    release.headline,
    `${release.dateline} — ${lead}`,
    ...body,
    `${release.aboutHeading}\n${release.about}`,
    ['Media Contact', ...release.contact].join('\n'),
    '###',
  ].join('\n\n')
}

/** Words from the headline to the end of "About …", which is what a length in words means. */
export function countReleaseWords({ headline, paragraphs, aboutHeading, about }: Release): number {
  return [headline, ...paragraphs, aboutHeading, about].reduce((sum, text) => sum + countWords(text), 0)
}
