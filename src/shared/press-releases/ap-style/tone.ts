import { thirdPerson } from '../text/english-verbs.ts'
import { patternRule, type StyleRule } from './style-rule.ts'

/** An editor strikes these out. Capitalised words within a sentence may name an award and stay. */
const HYPE =
  'absolutely amazing|amazing|award-winning|awe-inspiring|best-in-class|cutting-edge|cutting edge|exceptional|extraordinary|fantastic|first-class|game-changing|ground-?breaking|incredible|industry-leading|innovative|leading-edge|one-of-a-kind|outstanding|premier|revolutionary|second to none|spectacular|state-of-the-art|stunning|superior|top-notch|top-rated|top-tier|truly|ultimate|unmatched|unparalleled|unprecedented|unrivall?ed|unsurpassed|very|world-class|world-renowned|finest|most trusted'
const KNOWN_CAPITALS =
  /^(?:AARP|CANA|CEO|CFSP|CPA|EMBARGOED|FOR|FTC|HVAC|ICCFA|IMMEDIATE|LLC|LLP|NASA|NFDA|OGR|RELEASE|UNTIL|USA|USAF|VFW|YMCA|YWCA)$/

export const TONE_RULES: readonly StyleRule[] = [
  patternRule('exclamation', /!+/g, () => ({ message: 'News copy has no exclamation marks.', repair: '.' })),
  patternRule(
    'hype',
    /\b(is|are)\s+(?:(?:very|so|truly|extremely)\s+)?(?:proud|thrilled|excited|delighted|pleased|happy|honou?red)(?:\s+and\s+\w+)?\s+to\s+([a-z]+)\b/g,
    ([, be, verb = '']) => ({
      message: 'Say what happened; leave out how the company feels about it.',
      repair: be === 'is' ? thirdPerson(verb) : verb,
    }),
  ),
  patternRule(
    'hype',
    new RegExp(`(?<!\\w)(?:an? )?(?:the )?(?:(?:most|very|so|truly) )?\\b(${HYPE})\\b,? ?(\\w)?`, 'g'),
    (match) => {
      const article = /^(an?|the) /.exec(match[0])?.[1]
      const next = match[2] ?? ''
      const kept = article === 'the' ? 'the ' : article ? `${/[aeiou]/i.test(next) ? 'an' : 'a'} ` : ''
      return { message: `“${match[1]}” is praise, not news.`, repair: kept + next }
    },
  ),
  patternRule('hype', /\s+ever (?:built|made|offered|seen)\b/g, () => ({
    message: '“Ever” cannot be checked.',
    repair: '',
  })),
  patternRule('capitals', /(?<![\p{L}.&’'-])\p{Lu}{4,}(?![\p{L}])/gu, ([word = '']) => {
    if (KNOWN_CAPITALS.test(word)) return null
    const quiet = word.charAt(0) + word.slice(1).toLocaleLowerCase('en')
    return { message: 'Words in capitals shout.', repair: quiet }
  }),
  patternRule('you', /(?<![-\w])(?:you|your|yours|yourself|we|us|our|ours)\b(?!-)/gi, ([word]) =>
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
