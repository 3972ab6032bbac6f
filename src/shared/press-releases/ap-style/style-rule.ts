export type StyleFault = {
  rule: string
  /** In UTF-16 units. */
  start: number
  end: number
  message: string
  /** Null: a person must decide. */
  repair: string | null
}

/** Offsets count from the start of `prose`. */
export type StyleRule = (prose: string) => StyleFault[]

/** `describe` returns null where a match is right. */
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
