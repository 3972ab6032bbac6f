import { REGIONS, type Region } from '../../../../shared/places/regions.ts'
import { searchText } from '../../../../shared/search.ts'
import { foldText } from '../../finder/vocabulary/fold-text.ts'

export type SimilarQuery = {
  text: string
  subject: string
  /** Of three letters or more, no stop words; at most MAX_WORDS. */
  words: readonly string[]
  /** After "in" or "near" in the subject, else the subject. */
  place: string
  /** In full or, at the end, by code. */
  region: Region | null
  hasDigit: boolean
  /** The whole query is a US ZIP (5 or 5+4). */
  zip5: string | null
}

/** Each costs a pass over all names. */
const MAX_WORDS = 8
const SMALL_WORDS = new Set(['and', 'the', 'for', 'near'])
/** States only in capitals or after a comma. */
const ALSO_WORDS = new Set(['in', 'or', 'me', 'hi', 'oh', 'ok', 'on', 'de', 'la', 'al', 'id', 'as'])

/** For the similarity ranking. */
export function readSimilarQuery(query: string): SimilarQuery {
  const trimmed = searchText(query)
  const text = foldText(trimmed)
  const found = findRegionIn(trimmed, text)
  const subject = found?.rest || text
  return {
    text,
    subject,
    words: wordsOf(subject),
    place: /^.*\b(?:in|near) (.+)$/s.exec(subject)?.[1] ?? subject,
    region: found?.region ?? null,
    hasDigit: /\d/.test(text),
    zip5: /^(\d{5})(-\d{4})?$/.exec(text)?.[1] ?? null,
  }
}

function wordsOf(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= 3 && !SMALL_WORDS.has(word))
  return [...new Set(words)].slice(0, MAX_WORDS)
}

function findRegionIn(original: string, text: string): { region: Region; rest: string } | null {
  const code = /^(.+?)(,\s*|\s+)([a-z]{2})\.?$/s.exec(text)
  if (code) {
    const letters = code[3] as string
    const isPlain = code[2]?.includes(',') || /[A-Z]{2}\.?$/.test(original) || !ALSO_WORDS.has(letters)
    const region = REGIONS.find((known) => known.code.toLowerCase() === letters)
    if (region && isPlain) return { region, rest: withoutEdges(code[1] as string) }
  }
  // The last name counts ("Delaware, Ohio"); of two ending there, the longer ("West Virginia").
  let best: { region: Region; start: number; end: number } | null = null
  for (const region of REGIONS) {
    const name = foldText(region.name)
    const start = text.lastIndexOf(name)
    const end = start + name.length
    if (start < 0 || isLetter(text[start - 1]) || isLetter(text[end])) continue
    if (!best || end > best.end || (end === best.end && start < best.start)) best = { region, start, end }
  }
  return (
    best && {
      region: best.region,
      rest: withoutEdges(`${text.slice(0, best.start)} ${text.slice(best.end)}`),
    }
  )
}

function withoutEdges(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '')
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}
