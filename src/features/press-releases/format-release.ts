import { countWords } from '../../shared/press-releases/text/split-sentences.ts'
import type { Release } from './release-form.ts'

/** Plain text, "###" at the end. */
export function formatRelease(release: Release): string {
  const text = [
    formatStart(release),
    `${release.aboutHeading}\n${release.about}`,
    [release.contactHeading, ...release.contact].join('\n'),
    '###',
  ].join('\n\n')
  return release.language === 'fr' ? text.replace(/(?<=«) | (?=[»:$%](?:\s|[,.]|$))/gm, '\u00a0') : text
}

/** Up to the last paragraph: the start of what `formatRelease` gives with more of them. */
export function formatStart({ notice, headline, dateline, paragraphs }: Release): string {
  const [lead, ...body] = paragraphs
  const text = lead === undefined ? [] : [`${dateline} — ${lead}`, ...body]
  return [notice, headline, ...text].join('\n\n')
}

/** From the headline to the end of "About …". */
export function countReleaseWords({ headline, paragraphs, aboutHeading, about }: Release): number {
  return [headline, ...paragraphs, aboutHeading, about].reduce((sum, text) => sum + countWords(text), 0)
}
