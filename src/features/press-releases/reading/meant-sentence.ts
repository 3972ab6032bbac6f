import { repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
import { guessKind, type NewsKind, type ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { FRAMES } from '../frames/frames.ts'
import { tidyArticles } from '../frames/french-article.ts'
import type { English } from './english-words.ts'
import { type House, isPersonal } from './read-house.ts'
import { isShorthand, quote, type Reading } from './read-sentence.ts'
import { nameThing, sayOfHouse, sayOther } from './say-of-house.ts'
import { has, isFiniteVerb, isPassive, isSentence, SPLICE } from './whole-sentence.ts'
import { quietFirst, upperFirst, withoutStop, withStop } from './words.ts'

export type News = {
  language: ReleaseLanguage
  kind: NewsKind
  house: House
  /** As the house is named within a sentence. */
  company: string
  contact: string
  /** Whom the news is about. */
  who: string | null
  /** Sentences of the field. */
  lines: readonly string[]
  /** Typed without capitals or in nothing else. */
  isQuieted: boolean
  /** The form has details of its kind. */
  isGiven: boolean
  read: (sentence: string, isNews?: boolean) => Reading
  english: English
  /** A whole sentence of the kind, of what is known; empty without. */
  sample: string
}

/**
 * What a news line that is no sentence, or speaks, may mean, without its stop, and what of it is left; at last its words
 * as the contact's quotation. Null where nothing is likely.
 */
export function meantSentence(
  typed: string,
  reading: Reading,
  { language, kind, company, contact, english, house, read }: News,
): { lead: string; rest?: string } | null {
  const line = typed.replace(/ [-–—] /g, ', ')
  const isTold = (text: string) => read(withStop(text)).kind === 'sentence'
  const speaker = contact.includes(company)
    ? contact
    : `${contact} ${language === 'en' ? 'of' : 'de'} ${company}`
  const said =
    language !== 'en'
      ? sayOther(line, language, company)
      : /spoken|left/.test(reading.kind) &&
        sayOfHouse(withoutStop(repairStyle(line, house.names)), english, company, speaker, house.names)
  if (said && isTold(said) && !SPLICE.test(said)) return { lead: withoutStop(tidyArticles(said, language)) }
  // "I about fell over but we were voted best of the county"
  const clause = language === 'en' ? CLAUSE.exec(line)?.[0] : undefined
  const isNews = clause && kind !== 'other' && guessKind(clause) === kind
  const own =
    isNews &&
    !/^\S+ \S+ (?:it|them)\b/.test(clause) &&
    sayOfHouse(withoutStop(clause), english, company, speaker, house.names)
  if (own && isTold(own)) return { lead: withoutStop(own) }
  const part = typed.split(/ [-–—] |: /).find((one, _, all) => all.length > 1 && isTold(upperFirst(one)))
  if (part)
    return {
      lead: withoutStop(upperFirst(part)),
      rest: upperFirst(typed.replace(part, '').replace(/^(?: [-–—] |: )|(?: [-–—] |: )$/g, '')),
    }
  const isNotes =
    isShorthand(line) || (!isSentence(line, english, language, house.names) && !/^(?:we|I)\b/i.test(line))
  if (reading.kind === 'spoken' && !(language === 'en' && isNotes)) {
    return { lead: tidyArticles(quote(line, language, speaker), language) }
  }
  // "Come see our new chapel", "Under new management"
  if (NO_NEWS.test(line)) return null
  const isNamed = house.names.slice(0, 2).some((name) => line.startsWith(name))
  if (language === 'en') {
    // "Celebrating 40 years", "Won the award", and a headline's passive: "Hale & Marsh named …".
    const begin = house.names.find((name) => line.startsWith(`${name} `)) ?? ''
    const behind = line.slice(begin ? begin.length + 1 : 0)
    const words = english.read(behind, house.names)
    const isLasting = has(words[0], 'Gerund') && !isFiniteVerb(words, 1)
    const verb = isPassive(words[0])
      ? ' has been'
      : isLasting
        ? LASTING.test(line)
          ? ' has been'
          : ' is'
        : ''
    const subject = house.names.indexOf(begin) > 2 ? begin : company
    const lead = `${subject}${verb} ${quietFirst(withoutStop(behind)).replace(/\bour\b/gi, 'its')}`
    if ((verb || has(words[0], 'PastTense')) && isTold(lead)) return { lead }
  }
  // The words of an award are its name, and a person is no thing.
  if (kind === 'award' || isPersonal(kind) || isNamed) return null
  const [thing = '', ...rests] = line
    .replace(/\bour\b/gi, 'its')
    .replace(/[¡!]/g, '')
    .replace(BEFORE_DAY, ' ')
    .split(END_OF_THING)
  const rest = rests.filter(Boolean).join(' ')
  const named = nameThing(withoutStop(thing), language)
  const lead = tidyArticles(`${company} ${FRAMES[language].kinds[kind].tells} ${named}`, language)
  if (thing.split(' ').length < 2 || !isTold(lead)) return null
  return rest ? { lead, rest: upperFirst(rest) } : { lead }
}
const CLAUSE = /(?<=(?:,|, and|\b(?:but|so)) )(?:we|I)(?:[’'](?:m|re|ve|ll))? .*$/s
/** Behind the thing that a line of notes names, and its day: "Coat drive Dec. 4, everyone welcome". */
const END_OF_THING =
  /[,;:] (?!\d{4}|(?:Jan|Feb|March|April|May|June|July|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.? \d)(.*)|(?<=\d) (?=its )(.*)|(?<! for) (?=(?:everyone|anyone|all) )(.*)/s
const NO_NEWS = /^(?:call|check|closed|come|get|open|join|see|stop|under|visit) /i
/** "Serving families for 65 years" */
const LASTING = /\bfor (?:over |more than |nearly |almost )?\d+ years|\bsince \d{4}/i
const BEFORE_DAY = /, (?=(?:at |from )?(?:\p{Lu}\p{Ll}+day\b|noon|\d{1,2}(?::\d\d)? [ap]\.m\.))/gu
