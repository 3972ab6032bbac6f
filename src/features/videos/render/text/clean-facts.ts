import type { VideoFacts } from '../video-facts.ts'

const LONGEST: Record<Exclude<keyof VideoFacts, 'story' | 'cut'>, number> = {
  companyName: 200,
  cityState: 120,
  contactName: 120,
  phone: 60,
  website: 300,
  callToAction: 200,
  notes: 300,
}
const LONGEST_LINE = 120
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Removes control characters, hidden directions and lone surrogates. */
const toLine = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff]+/gu, ' ')
    .replace(/\ufffd/g, '')

/** Returns visible letters that `covers` lacks, each once, in the text's order. */
export function findUncovered(text: string, covers: (text: string) => boolean): string[] {
  const isSeen = (letter: string) => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(letter)
  return [...new Set(toLine(text))].filter((letter) => isSeen(letter) && !covers(letter))
}

/**
 * Returns facts as drawn: one line each, cut at LONGEST graphemes, without control characters, the website's
 * protocol, and letters without a font.
 */
export function cleanFacts(facts: VideoFacts, covers: (text: string) => boolean): VideoFacts {
  const cut = (text: string, longest: number) => {
    const known = [...graphemes.segment(toLine(text))]
      .slice(0, longest)
      .map(({ segment }) => (covers(segment) ? segment : withoutMarks(segment, covers)))
    return known.join('').replace(/\s+/g, ' ').trim()
  }
  const clean = (name: keyof typeof LONGEST) => cut(facts[name] ?? '', LONGEST[name])
  return {
    companyName: clean('companyName'),
    cityState: clean('cityState'),
    contactName: clean('contactName'),
    phone: clean('phone'),
    website: clean('website')
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, ''),
    callToAction: clean('callToAction'),
    notes: clean('notes'),
    story: (facts.story ?? []).map((line) => cut(line, LONGEST_LINE)).filter(Boolean),
    ...(facts.cut && { cut: facts.cut }),
  }
}

/** Keeps what a font has, or a space, so that words do not join. */
function withoutMarks(grapheme: string, covers: (text: string) => boolean): string {
  return [...grapheme].filter((letter) => covers(letter)).join('') || ' '
}
