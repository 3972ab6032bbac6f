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

/** A text as one line, without control characters, hidden directions or half characters. */
const toLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
    .replace(/\ufffd/g, '')

/** Returns the visible letters of a text that `covers` lacks, each once, in the order of the text. */
export function findUncovered(text: string, covers: (text: string) => boolean): string[] {
  const isSeen = (letter: string) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(letter)
  return [...new Set(toLine(text))].filter((letter) => isSeen(letter) && !covers(letter))
}

/**
 * Facts as they are drawn: one line each, without control characters or the protocol of the website, cut at
 * LONGEST graphemes, and without letters that no font has (`findUncovered` finds those that a person would miss).
 */
export function cleanFacts(facts: VideoFacts, covers: (text: string) => boolean): VideoFacts {
  const clean = (name: keyof VideoFacts) => {
    const known = [...graphemes.segment(toLine(facts[name]))]
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
