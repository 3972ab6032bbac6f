import { patternRule, type StyleRule } from './style-rule.ts'

/** An editor strikes these out. Capitalised words within a sentence may name an award and stay. */
const HYPE =
  'absolutely amazing|amazing|award-winning|best prices?|lowest prices?|awe-inspiring|best-in-class|cutting[- ]edge|exceptional|extraordinary|fantastic|first-class|game-changing|ground-?breaking|incredible|industry-leading|innovative|leading-edge|one-of-a-kind|outstanding|premier|proudly|revolutionary|second to none|spectacular|state-of-the-art|stunning|superior|top-notch|top-rated|top-tier|truly|ultimate|unmatched|unparalleled|unprecedented|unrivall?ed|unsurpassed|very|world-class|world-renowned|finest|most trusted|breathtaking|unbeatable|unforgettable|exciting|beloved|gorgeous|magnificent|luxurious|powerhouse|proud|cherished|dynamic|elite|heartwarming|cordially|legendary|must-attend|prestigious|renowned|seamless|unwavering|visionary'
/** Also what is known from a text in capitals. */
export const KNOWN_CAPITALS =
  /^(?:AARP|CANA|CEO|CFSP|CPA|FTC|HVAC|ICCFA|LCSW|LISW|LLC|LLP|LMFT|LPC|NASA|NFDA|OGR|RSVP|USA|USAF|USMC|VFW|YMCA|YWCA)$/
/** Of the line above the headline. */
const NOTICE = /^(?:EMBARGOED|FOR|IMMEDIATE|RELEASE|UNTIL)$/

export const TONE_RULES: readonly StyleRule[] = [
  patternRule('exclamation', /!+/g, () => ({ message: 'News copy has no exclamation marks.', repair: '.' })),
  patternRule(
    'hype',
    /\b(?:is|are)\s+(?:(?:very|so|truly|extremely)\s+)?(?:proud|thrilled|excited|delighted|pleased|happy|honou?red)(?:\s+and\s+\w+)?\s+to\b/g,
    () => ({ message: 'Say what happened; leave out how the company feels about it.', repair: null }),
  ),
  patternRule('hype', /\b(?:is|are) the (?:best|greatest|nicest|friendliest) (?:in|of|around)\b/g, () => ({
    message: '“The best” is praise, not news.',
    repair: null,
  })),
  // Before a noun it can go; "is outstanding" or "is an amazing choice" would leave no news.
  patternRule(
    'hype',
    new RegExp(
      `(?:(, )|(?<!\\w)((?:is|are|was|were|be|and) )?)(an? |the )?(?:(?:most|very|so|truly) )?\\b(${HYPE})\\b(,? (?=[\\p{L}\\d$])(?!and\\b|or\\b|in\\b|to\\b|for\\b|of\\b|by\\b))?([\\w$])?`,
      'gu',
    ),
    (match) => {
      const [, comma, before, article, word, space, next = ''] = match
      const message = `“${word}” is praise, not news.`
      // "The town’s premier provider" would become its only one.
      const isTheirs = /[’']s? $/.test(match.input.slice(0, match.index))
      if (!space || before || isTheirs) return { message, repair: null }
      const isOne = article?.startsWith('a') && !/[\d$]/.test(next)
      const kept = isOne ? `${/[aeiou]/i.test(next) ? 'an' : 'a'} ` : article === 'the ' ? article : ''
      const between = comma ? (article || space.startsWith(',') ? ', ' : ' ') : ''
      return { message, repair: between + kept + next }
    },
  ),
  patternRule('hype', /\s+ever (?:built|made|offered|seen)\b/g, () => ({
    message: '“Ever” cannot be checked.',
    repair: '',
  })),
  patternRule('capitals', /(?<![\p{L}.&’'-]|\b[Tt]ext )\p{Lu}{4,}(?![\p{L}])/gu, ([word = '']) => {
    if (KNOWN_CAPITALS.test(word) || NOTICE.test(word)) return null
    const quiet = word.charAt(0) + word.slice(1).toLocaleLowerCase('en')
    return { message: 'Words in capitals shout.', repair: quiet }
  }),
  patternRule('capitals', /\bSolidified Remains\b/g, () => ({
    message: '“Solidified remains” is no name.',
    repair: 'solidified remains',
  })),
  patternRule(
    'you',
    /(?<![-\w])(?:you|your|yours|yourself|we|us|our|ours)\b(?!-| (?:Lady|Lord|Redeemer|Savio))/gi,
    ([word]) =>
      word === 'US'
        ? null
        : {
            message: `A release speaks in the third person; “${word}” belongs in a quotation.`,
            repair: null,
          },
  ),
  patternRule('question', /\?/g, () => ({
    message: 'A release answers questions and asks none.',
    repair: null,
  })),
]
