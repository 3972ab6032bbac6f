import type { VideoFacts } from '../video-facts.ts'

const LONGEST: Record<keyof VideoFacts, number> = {
  companyName: 200,
  contactName: 120,
  phone: 60,
  website: 200,
  callToAction: 200,
  notes: 300,
}
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Facts as they are drawn: one line each, without control characters or the protocol of the website, cut at
 * LONGEST graphemes, and without letters that no font has.
 */
export function cleanFacts(facts: VideoFacts, covers: (text: string) => boolean): VideoFacts {
  const clean = (name: keyof VideoFacts) => {
    const line = facts[name]
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
      .replace(/\ufffd/g, '')
    const known = [...graphemes.segment(line)]
      .slice(0, LONGEST[name])
      .map(({ segment }) => (covers(segment) ? segment : withoutMarks(segment, covers)))
    return known.join('').replace(/\s+/g, ' ').trim()
  }
  return {
    companyName: clean('companyName'),
    contactName: clean('contactName'),
    phone: clean('phone'),
    website: clean('website')
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, ''),
    callToAction: clean('callToAction'),
    notes: clean('notes'),
  }
}

/** Keeps of a grapheme what a font has; a space for nothing, so that words do not join. */
function withoutMarks(grapheme: string, covers: (text: string) => boolean): string {
  return [...grapheme].filter((letter) => covers(letter)).join('') || ' '
}
