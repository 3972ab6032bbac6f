/** One row of the trust bar: a promise, the tests that prove it, and faults that those tests must catch. */
export type TrustRow = {
  /** 1–45. */
  id: number
  title: string
  /** `npm test` runs all of these in their short form. */
  proofs: readonly Proof[]
  /** Measured only by `--full`. */
  benches?: readonly Bench[]
  /** What replaces an outside tool, or a form of proof that does not fit this product. */
  instead?: string
  /** What no command here can run; keeps the row from passing in `--full`. */
  notRun?: readonly string[]
  faults: readonly Fault[]
}

/** Tests of one file. A file below tests/browser or tests/program needs the built product. */
export type Proof = {
  file: string
  /** Parts of titles as they stand in the file: a test counts when its full name holds one. Default: all tests. */
  titles?: readonly string[]
  /** Environment of `--full`, which makes the tests larger. */
  full?: Readonly<Record<string, string>>
  /** Skips all its tests without that environment. */
  onlyFull?: true
}

/** A subject of `npm run bench`. */
export type Bench = {
  subject: string
  asks: string
  /** Returns whether one row of its results meets the bar; null for rows that only inform, a text for what did not run. */
  isMet(row: Readonly<Record<string, unknown>>): boolean | string | null
}

/** A known fault, put back by a replacement in one file. */
export type Fault = {
  /** What no longer holds. */
  breaks: string
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  /** The proof's file that has to fail. */
  caughtBy: string
  /** Narrows the tests of that file, as in Proof. */
  titles?: readonly string[]
  /** Takes the full form of that proof. */
  inFull?: true
}

/** Returns whether a figure was measured and keeps its limit; what is missing does not. */
export function isAtMost(figure: unknown, limit: number): boolean {
  return typeof figure === 'number' && figure <= limit
}
