import type { ReleaseFacts } from './reading/read-facts.ts'

/**
 * Whoever is quoted has the title where first named, and behind that the last name alone: of English, since others have
 * a courtesy title there.
 */
export function nameSpeakers(
  paragraphs: readonly string[],
  { quotation, contactName, language }: ReleaseFacts,
): string[] {
  const inFull = quotation?.speaker ?? contactName
  const [name = '', ...title] = inFull.split(', ')
  const told: string[] = []
  return paragraphs.map((paragraph) => {
    const speaker = [name, contactName].find(
      (one) => paragraph.endsWith(` ${one}.`) || (one === name && paragraph.endsWith(` ${inFull}.`)),
    )
    const before = told.join(' ')
    told.push(paragraph)
    if (speaker === undefined || !/^[“«]/.test(paragraph)) return paragraph
    const isKnown =
      before.includes(speaker) && (speaker !== name || title.every((one) => before.includes(one)))
    const again = language === 'en' ? (speaker.split(' ').at(-1) ?? speaker) : speaker
    const start = paragraph.slice(0, paragraph.lastIndexOf(` ${speaker}`) + 1)
    told[told.length - 1] = speaker === name ? `${start}${inFull}.` : paragraph
    return `${start}${isKnown ? again : speaker === name ? inFull : speaker}.`
  })
}
