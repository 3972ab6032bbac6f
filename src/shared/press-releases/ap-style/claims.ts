import { patternRule, type StyleRule } from './style-rule.ts'

/** What an editor asks a source for. */
export const CLAIM_RULES: readonly StyleRule[] = [
  patternRule(
    'claim',
    /\b(?:(?:the|its) (?:only|largest|biggest|oldest|cheapest)|(?<=\b(?:is|are|was|became|becomes) )the first (?=(?:funeral home|provider|company|to|in|and only)\b)|only one (?:in|of|on|that|to)(?= )|best thing|No\. 1|number one|better than|unlike (?:other|our|its)|other (?:funeral homes|providers) (?:do not|cannot|don[’']t|can[’']t)|more than any other)\b/gi,
    ([claim]) => ({
      message: `“${claim}” compares with rivals: say who found so, or leave it out.`,
      repair: null,
    }),
  ),
  patternRule(
    'rating',
    /\b(?:(?:five|four|\d(?:\.\d)?)[- ]stars?|rated|top[- ]rated|highest[- ]rated|voted (?:the )?best)\b(?![^.]*\b(?:by|on|from|according to|poll|readers|Google|survey)\b)/gi,
    () => ({ message: 'A rating needs its source and day.', repair: null }),
  ),
  patternRule('title', /(?<!\b[Aa]nd )\b(?:Mr|Mrs|Ms|Miss)\.? (?=\p{Lu}|$)/gu, () => ({
    message: 'News copy has no courtesy titles: the full name first, then the last name.',
    repair: '',
  })),
  patternRule('title', /(?<!\b[Tt]he )\bRev(?:erend|\.)? (?=\p{Lu}|$)/gu, (match) => ({
    message: '“The” stands before “Rev.”.',
    repair: /(?:^|[.!?]\s)$/.test((match.input ?? '').slice(0, match.index)) ? 'The Rev. ' : 'the Rev. ',
  })),
]
