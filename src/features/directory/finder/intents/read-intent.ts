import type { Token } from '../reading/tokens.ts'

/** What a query asks for besides a place or a name. */
export type Intent = {
  kind: 'first-steps' | 'suicide' | 'question' | 'where'
  /** Tokens from first to before second that say it: no place and no name. */
  spans: readonly (readonly [number, number])[]
  answer?: { title: string; path: string }
  /** A slug. */
  service?: string
}

/** Returns null where the query asks for nothing but places and names. */
export function readIntent(_tokens: readonly Token[]): Intent | null {
  return null
}
