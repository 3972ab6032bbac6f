import type { MARK_KINDS } from '../../shared/fact-marks.ts'

/** Part of a text that the facts must hold. */
export type Claim = {
  /** Offsets in the folded text. */
  start: number
  end: number
  kind: (typeof MARK_KINDS)[number]
  /** Equal for two spellings: "n1200" for "1,200" and "twelve hundred". */
  key: string
}

/** Later scanners skip it. Never in a folded text. */
const TAKEN = '\u0000'

/** Keeps the text's length. */
export function takeOut(rest: string, claims: readonly Claim[]): string {
  let left = rest
  for (const { start, end } of claims) {
    left = left.slice(0, start) + TAKEN.repeat(end - start) + left.slice(end)
  }
  return left
}

/** One per match for which `keyOf` gives a key. */
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
