import type { MARK_KINDS } from '../../shared/fact-marks.ts'

/** Something in a folded text that must be among the facts. */
export type Claim = {
  /** Offsets in the folded text. */
  start: number
  end: number
  kind: (typeof MARK_KINDS)[number]
  /** Equal for two spellings of one fact: "n1200" for "1,200" and "twelve hundred". */
  key: string
}

/** Stands where a claim was taken out, so that later scanners pass over it. Never part of a folded text. */
export const TAKEN = '\u0000'

/** A scanner finds claims of some kinds in what is left of a text. */
export type Scan = (rest: string) => Claim[]

/** Takes the found claims out of the text. Its length stays the same. */
export function takeOut(rest: string, claims: readonly Claim[]): string {
  let left = rest
  for (const { start, end } of claims) {
    left = left.slice(0, start) + TAKEN.repeat(end - start) + left.slice(end)
  }
  return left
}

/** One claim for each match of a global expression for which `keyOf` gives a key. */
export function matchClaims(
  rest: string,
  expression: RegExp,
  kind: Claim['kind'],
  keyOf: (match: RegExpExecArray) => string | null,
): Claim[] {
  const claims: Claim[] = []
  for (const match of rest.matchAll(expression)) {
    const key = keyOf(match as RegExpExecArray)
    if (key !== null) claims.push({ start: match.index, end: match.index + match[0].length, kind, key })
  }
  return claims
}
