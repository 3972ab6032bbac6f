/** A fault of style in a stretch of prose: what stands there, why it is wrong, and what to put instead if that is sure. */
export type StyleFault = {
  rule: string
  /** Place in the text, in UTF-16 units. */
  start: number
  end: number
  message: string
  /** Null: a person has to decide. */
  repair: string | null
}

/** Finds faults in prose; `start` and `end` count from its beginning. */
export type StyleRule = (prose: string) => StyleFault[]

/** A rule that looks for a pattern; `describe` returns null where a match is in order. */
export function patternRule(
  rule: string,
  pattern: RegExp,
  describe: (match: RegExpExecArray) => { message: string; repair: string | null } | null,
): StyleRule {
  return (prose) =>
    [...prose.matchAll(pattern)].flatMap((match) => {
      const found = describe(match)
      if (!found || found.repair === match[0]) return []
      return [{ rule, start: match.index, end: match.index + match[0].length, ...found }]
    })
}
