import type { NewsKind, ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { FRAMES } from '../frames/frames.ts'
import { tidyArticles } from '../frames/french-article.ts'
import type { English } from './english-words.ts'
import { type House, isPersonal } from './read-house.ts'
import { isShorthand, quote, type Reading } from './read-sentence.ts'
import { nameThing, sayOfHouse, sayOther } from './say-of-house.ts'
import { has, isFiniteVerb, isPassive, isSentence } from './whole-sentence.ts'
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
  line: string,
  reading: Reading,
  { language, kind, company, contact, english, house, read }: News,
): { lead: string; rest?: string } | null {
  const isTold = (text: string) => read(withStop(text)).kind === 'sentence'
  const speaker = contact.includes(company)
    ? contact
    : `${contact} ${language === 'en' ? 'of' : 'de'} ${company}`
  const said =
    language !== 'en'
      ? sayOther(line, language, company)
      : reading.kind === 'spoken' && sayOfHouse(withoutStop(line), english, company, speaker, house.names)
  if (said && isTold(said)) return { lead: withoutStop(tidyArticles(said, language)) }
  const part = line.split(/ [-–—] |: /).find((one, _, all) => all.length > 1 && isTold(upperFirst(one)))
  if (part)
    return {
      lead: withoutStop(upperFirst(part)),
      rest: upperFirst(line.replace(part, '').replace(/^(?: [-–—] |: )|(?: [-–—] |: )$/g, '')),
    }
  const isNotes =
    isShorthand(line) || (!isSentence(line, english, language, house.names) && !/^(?:we|I)\b/i.test(line))
  if (reading.kind === 'spoken' && !(language === 'en' && isNotes)) {
    return { lead: tidyArticles(quote(line, language, speaker), language) }
  }
  // "Hale & Marsh named …" is a headline's passive.
  const name = language === 'en' ? house.names.find((one) => line.startsWith(`${one} `)) : undefined
  const behind = line.slice((name ?? '').length + 1)
  if (name && isPassive({ text: behind.split(' ')[0] ?? '' }))
    return { lead: `${name === house.names[1] ? company : name} has been ${quietFirst(withoutStop(behind))}` }
  const words = english.read(line, house.names)
  const [first] = words
  // "Come see our new chapel", "Under new management"
  if (NO_NEWS.test(line)) return null
  // "Celebrating 40 years"
  if (language === 'en' && has(first, 'Gerund') && !isFiniteVerb(words, 1)) {
    const lead = `${company} ${LASTING.test(line) ? 'has been' : 'is'} ${quietFirst(withoutStop(line)).replace(/\bour\b/gi, 'its')}`
    if (isTold(lead)) return { lead }
  }
  // "Won the green business award", "Voted best of the county"
  if (language === 'en' && has(first, 'PastTense')) {
    const lead = `${company} ${isPassive(first) ? 'has been ' : ''}${quietFirst(withoutStop(line))}`
    if (isTold(lead)) return { lead }
  }
  // The words of an award are its name, and a person is no thing.
  const isNamed = house.names.slice(0, 2).some((name) => line.startsWith(name))
  if (kind === 'award' || isPersonal(kind) || isNamed) return null
  const [thing = '', ...rests] = line
    .replace(/\bour\b/gi, 'its')
    .replace(/[¡!]/g, '')
    .replace(/ [-–—] /g, ', ')
    .replace(BEFORE_DAY, ' ')
    .split(END_OF_THING)
  const rest = rests.filter(Boolean).join(' ')
  const named = nameThing(withoutStop(thing), language)
  const lead = tidyArticles(`${company} ${FRAMES[language].kinds[kind].tells} ${named}`, language)
  if (thing.split(' ').length < 2 || !isTold(lead)) return null
  return rest ? { lead, rest: upperFirst(rest) } : { lead }
}
/** Behind the thing that a line of notes names, and its day: "Coat drive Dec. 4, everyone welcome". */
const END_OF_THING =
  /[,;:] (?!\d{4}|(?:Jan|Feb|March|April|May|June|July|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.? \d)(.*)|(?<=\d) (?=its )(.*)|(?<! for) (?=(?:everyone|anyone|all) )(.*)/s
const NO_NEWS = /^(?:call|check|come|get|join|see|stop|under|visit) /i
/** "Serving families for 65 years" */
const LASTING = /\bfor (?:over |more than |nearly |almost )?\d+ years|\bsince \d{4}/i
const BEFORE_DAY = /, (?=(?:at |from )?(?:\p{Lu}\p{Ll}+day\b|noon|\d{1,2}(?::\d\d)? [ap]\.m\.))/gu
