import { guessKind, type NewsKind } from '../../../shared/press-releases/news-kinds.ts'
import type { ReleaseForm } from '../release-form.ts'
import { type Ask, NOT_THIRD } from './ask-beside-fields.ts'
import { upperFirst, withStop } from './house-voice.ts'
import { FULL_NAME } from './name-people.ts'
import { HOURS, isPersonal, type NewsLine, WHO } from './news-line.ts'
import { missingIn, ownWords } from './own-words.ts'
import type { DetailFacts } from './read-details.ts'
import { offered, type Told } from './tell-sentence.ts'
import { faultOfTyping, withHalves } from './tidy-typing.ts'

export type Lead = {
  /** Without its stop. */
  news: string
  /** Sentences behind it. */
  others: string[]
  /** The details tell it; then with `isLineTold` false the line is left out, since it says no more. */
  isFramed: boolean
  isLineTold: boolean
}

type Reading = {
  isEnglish: boolean
  kind: NewsKind
  who: string | null
  /** Sentences of the field. */
  lines: readonly string[]
  readNews: (line: string, kind?: NewsKind) => NewsLine
  tell: (sentence: string) => Told
  /** A whole line of the kind; empty without any. */
  sample: string
}

const NOT_FIRST = 'This does not begin with the news.'
/** The details have day and hours of their own. */
const isTime = (word: string) => /^\d+$/.test(word)
/** Of a line's words; with fewer it only names what the details tell. */
const LEAST_OWN = 3
/** Not the first word; years and prices. */
const NAMES = /(?<=\S )\p{Lu}\p{L}+|\d[\d,]{2,}/gu
/** "Third year in a row", "for pets too" */
const COUNTED =
  /\b(?:second|third|(?:four|fif|six|seven|eigh|nin|ten)th|\d+(?:st|nd|rd|th)|in a row|too|also)\b/i

/**
 * The typed news line, or in front of it the lead of the details where the line does not tell what they do; or what to
 * ask beside it. A line that says more than they do is never left out, and what is suggested keeps all that was typed.
 */
export function chooseLead(
  form: ReleaseForm,
  { isEnglish, kind, who, lines, readNews, tell, sample }: Reading,
  { lead, isGiven }: DetailFacts,
): Lead | Ask {
  const [line = '', ...others] = lines.map(upperFirst)
  const lacksHalves = (text: string) => isEnglish && faultOfTyping(text) === 'hours'
  // Other services are "offered" too.
  const isOffering = kind === 'offering' && guessKind(form.newsAngle) === 'offering'
  const own = kind === 'offering' ? isOffering && (lead ?? sample.replace(/\.$/, '')) : isGiven && lead
  const framed = { news: own || '', isFramed: true }
  if (own && line === `${own}.`) return { ...framed, others, isLineTold: true }
  const isMore = (text: string) => {
    const lacks = (words: string) => missingIn(ownWords(words), own || '', ...answersOf(form))
    return (
      lacks((text.match(NAMES) ?? []).join(' ')).length > 0 ||
      COUNTED.test(text) ||
      lacks(text).filter((word) => !isTime(word)).length >= LEAST_OWN
    )
  }
  const about = [form.companyName, form.companyAddress, form.newsPlace ?? '']
  const answers = own
    ? missingIn(ownWords(own), ...about).filter((word) => kind === 'anniversary' || !isTime(word))
    : []
  /** Whether a sentence tells what the details do, or other news of the kind. */
  const isNewsOf = (text: string) => {
    const isNamed = !isPersonal(kind) || who === null || missingIn(ownWords(who), text).length === 0
    const isTold = missingIn(answers, text).length * 2 <= answers.length
    return isNamed && (isTold || guessKind(form.newsAngle) === kind)
  }
  const news = readNews(line)
  if ('why' in news) {
    if (own && lead && !isMore(line)) return { ...framed, others, isLineTold: others.length > 0 }
    const isNews = (text: string) => 'sentence' in readNews(withStop(text))
    const rest = (typed: string) => {
      const text = lacksHalves(typed) ? withHalves(typed) : typed
      const told = tell(text)
      const isEvent = !('sentence' in told) && !told.offer && guessKind(text) === 'event'
      const read = isEvent ? readNews(text, 'event') : null
      return read && 'why' in read && read.meant ? read.meant : offered(text, told)
    }
    const suggest = (why: string, ...parts: string[]) => ({
      why,
      suggestion: parts.filter(Boolean).map(withStop).join(' '),
    })
    const isSure = news.meant !== null && isNews(news.meant)
    if (
      own &&
      (!isSure ||
        (news.why === NOT_THIRD && !isNewsOf(news.meant ?? '')) ||
        (kind === 'offering' && !isMore(line)))
    )
      return suggest(news.why, own, isMore(line) ? rest(line) : '', ...others.map(rest))
    if (isSure) return suggest(news.why, news.meant ?? '', news.rest ?? '', ...others.map(rest))
    const later = isMore(line) ? undefined : others.find(isNews)
    if (later) return suggest(NOT_FIRST, ...[later, ...others.filter((one) => one !== later)].map(rest))
    return { why: news.why, suggestion: sample, isExample: true }
  }
  if (others.some(lacksHalves)) return { why: HOURS, suggestion: withHalves([line, ...others].join(' ')) }
  const typed = { news: news.sentence, others, isFramed: false, isLineTold: true }
  const isChosen = form.newsKind === kind || kind === 'death'
  const isFull = FULL_NAME.test(news.sentence.replaceAll(form.companyName, ''))
  if (isPersonal(kind) && isChosen && who === null && !isFull) return { why: WHO, suggestion: '' }
  if (!own || !lead || !isGiven || kind === 'offering' || isNewsOf(news.sentence)) return typed
  // A death that is told twice reads as two.
  const isLineTold =
    kind === 'death'
      ? isMore(news.sentence) && missingIn(ownWords(who ?? ''), news.sentence).length === 0
      : missingIn(ownWords(news.sentence), lead, ...answersOf(form)).length > 0
  return { ...framed, others: isLineTold ? [`${news.sentence}.`, ...others] : others, isLineTold }
}

/** What the form says elsewhere. */
const answersOf = ({ newsAngle: _, ...form }: ReleaseForm): string[] =>
  Object.values(form).filter((answer) => typeof answer === 'string')
