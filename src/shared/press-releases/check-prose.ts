import { checkStyle } from './ap-style/check-style.ts'
import type { StyleFault } from './ap-style/style-rule.ts'

const NOTICE = /^(?:FOR IMMEDIATE RELEASE|EMBARGOED UNTIL .*)$/m
/** "ASHEVILLE, N.C. (Nov. 22, 2026) — " */
const DATELINE = /^(?:.{1,120} )?\(?[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}\)? — /m
const CONTACT = /^Media Contact\n[\s\S]*$/m

/** Skips `names` and, since they have rules of their own, notice, dateline and media contact. */
export function checkProse(release: string, names: readonly string[]): StyleFault[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const prose = [NOTICE, DATELINE, CONTACT].reduce((text, part) => text.replace(part, blank), release)
  return checkStyle(prose, names)
}

/** From the headline to the end of "About …". */
export function proseOf(release: string): string {
  return [NOTICE, DATELINE, CONTACT].reduce((text, part) => text.replace(part, ''), release)
}
