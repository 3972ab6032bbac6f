import { patternRule, type StyleRule } from './style-rule.ts'

const ONES = 'zero one two three four five six seven eight nine'.split(' ')
const LARGER: Record<string, number> = {
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
/** AP writes these in figures. */
const FIGURE_NOUN =
  /^\s?(?:%|percent|per cent|a\.m|p\.m|am\b|pm\b|o.clock|million|billion|trillion|degrees?|inch|feet|foot|acres?|square|cents?|dollars?|-?\s?years?.old|mph|miles per)/i

/** "1 to 4 p.m.", "1 to 4", "3 in the morning". */
const OF_TIME =
  /^ (?:to|until|and|or) \d{1,2}(?::\d\d)?(?: [ap]\.?m|[.,;\n]|$| weekdays| that| here| \p{L}+day)|^ in the (?:morning|afternoon|evening)/u

export const NUMBER_RULES: readonly StyleRule[] = [
  patternRule('number', /(?<![\w$€£#.,:/–-])([1-9])(?![\w.,:/%–-]*\d)(?=\s+[a-z])/g, (match) => {
    const after = (match.input ?? '').slice(match.index + 1)
    const before = (match.input ?? '').slice(0, match.index)
    if (FIGURE_NOUN.test(after) || OF_TIME.test(after)) return null
    if (/\b(?:between|from) $/.test(before) && /^ (?:and|to) \d/.test(after)) return null
    if (/\d (?:and|to) $/.test(before) && /^ (?:and|here|that|the)\b/.test(after)) return null
    if (
      /\b(?:at|Suite|Unit|Apt\.?|No\.|Room|Route|Highway|Exit|Hwy\.?|age|aged|Phase|Jan\.|Feb\.|March|April|May|June|July|Aug\.|Sept\.|Oct\.|Nov\.|Dec\.)\s$/i.test(
        before,
      )
    )
      return null
    return { message: 'One to nine are written as words.', repair: ONES[Number(match[1])] ?? null }
  }),
  patternRule(
    'number',
    /(?<![\w-]|\b(?:by|on) the )([1-9])(?:st|nd|rd|th)\b(?! (?:Street|St\.|Avenue|Ave\.))/g,
    ([, digit = '']) => ({
      message: 'First to ninth are written as words.',
      repair: ORDINALS[Number(digit)] ?? null,
    }),
  ),
  patternRule(
    'number',
    new RegExp(
      `(?<!^|[.!?:]\\s|[\\w-])(${Object.keys(LARGER).join('|')})(?:-(${ONES.slice(1).join('|')}))?\\b(?!-)`,
      'g',
    ),
    ([, tens = '', one]) => ({
      message: 'Numbers from 10 on are written in figures.',
      repair: String((LARGER[tens] ?? 0) + (one ? ONES.indexOf(one) : 0)),
    }),
  ),
  patternRule(
    'number',
    /(?<=[.!?]["”)]? |— )(?<!\b(?:Jan|Feb|Aug|Sept|Oct|Nov|Dec|No|Sr|Jr|St|Ave)\. )\d{1,3}(?:,\d{3})*(?= \p{Ll})/gu,
    () => ({
      message: 'A sentence begins with a word, not with a figure.',
      repair: null,
    }),
  ),
  patternRule('number', /(?<=\$)(\d{1,3})(\d{3})(?![\d,])/g, ([, thousands, rest]) => ({
    message: 'Thousands have a comma: “$2,495”.',
    repair: `${thousands},${rest}`,
  })),
  patternRule('number', /#(?=\d)/g, () => ({ message: 'A rank reads like “No. 1”.', repair: 'No. ' })),
  patternRule(
    'percent',
    new RegExp(`\\b(${ONES.slice(1).join('|')}) (?:percent|per cent)\\b`, 'gi'),
    ([, word = '']) => ({
      message: 'A share is a figure with the sign: “5%”.',
      repair: `${ONES.indexOf(word.toLowerCase())}%`,
    }),
  ),
  patternRule('percent', /\b(\d+(?:\.\d+)?)\s?(?:percent|per cent| %)(?!\w)/gi, ([, number]) => ({
    message: 'A share is a figure with the sign: “5%”.',
    repair: `${number}%`,
  })),
]
