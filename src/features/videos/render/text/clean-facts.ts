import type { VideoFacts } from '../video-facts.ts'

/** Removes control characters, hidden directions and lone surrogates. */
const toLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
    .replace(/\ufffd/g, '')

/** Returns visible letters that `covers` lacks, once each, in the text's order. */
export function findUncovered(text: string, covers: (text: string) => boolean): string[] {
  const isSeen = (letter: string) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(letter)
  return [...new Set(toLine(text))].filter((letter) => isSeen(letter) && !covers(letter))
}

/**
 * As drawn: one line each, without control characters, the website's protocol, and what no font has, such as
 * the joiners of emoji.
 */
export function cleanFacts(facts: VideoFacts, covers: (text: string) => boolean): VideoFacts {
  const clean = (text = '') => [...toLine(text)].filter(covers).join('').replace(/\s+/g, ' ').trim()
  return {
    companyName: clean(facts.companyName),
    cityState: clean(facts.cityState),
    contactName: clean(facts.contactName),
    phone: clean(facts.phone),
    website: clean(facts.website)
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, ''),
    callToAction: clean(facts.callToAction),
    notes: clean(facts.notes),
    story: (facts.story ?? []).map(clean).filter(Boolean),
    ...(facts.cut && { cut: facts.cut }),
  }
}
