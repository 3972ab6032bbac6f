import { guessKind, type NewsKind, type ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import type { ReleaseForm } from '../release-form.ts'
import { type Ask, NOT_THIRD, refusalOf } from './ask-beside-fields.ts'
import { isPersonal } from './news-line.ts'
import { missingIn, ownWords } from './own-words.ts'
import type { DetailFacts } from './read-details.ts'

type Lead = {
  /** Without its stop. */
  news: string
  /** Sentences behind it. */
  others: string[]
  /** The details tell it; then with `isLineTold` false the line is left out, since it says no more. */
  isFramed: boolean
  isLineTold: boolean
}

/** Of each month and weekday one, in ms since 1970. */
const SOME_DAYS = Array.from({ length: 84 }, (_, at) => Date.UTC(2026, 0, 1 + at * 5))
/** The details have day and hours of their own. */
const TIMES = new Set([
  ...(['en', 'fr', 'es'] as const).flatMap((language) => {
    const named = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', timeZone: 'UTC' })
    return SOME_DAYS.flatMap((day) => ownWords(named.format(day)))
  }),
  ...ownWords('last next week month today yesterday'),
])
const isTime = (word: string) => /^\d+$/.test(word) || TIMES.has(word)
/** "12th annual" */
const COUNTED = /\d(?:st|nd|rd|th|e|º|ª) (?:an(?:nual|iversary|nuel)|yearly)/
const ORDINAL = /^(?:secon|third|fourt|fifth|deuxi|trois|segun|terce)$/
/** Of a line's words; with fewer it only names what the details tell. */
const LEAST_OWN = 3

/**
 * The typed news line, or in front of it the lead of the details where the line does not tell what they do. A
 * line that says more than they do is never left out: throws invalid_input where it is no sentence.
 */
export function chooseLead(
  form: ReleaseForm,
  { kind, language, who }: { kind: NewsKind; language: ReleaseLanguage; who: string | null },
  { news: line, others, ask }: { news: string | null; others: string[]; ask: Ask | null },
  { lead, isGiven }: DetailFacts,
): Lead {
  // Other services are "offered" too.
  const isOffering = kind === 'offering' && guessKind(form.newsAngle) === 'offering'
  const isOwn = lead !== null && (kind === 'offering' ? isOffering : isGiven)
  const about = [form.companyName, form.companyAddress, form.newsPlace ?? '']
  const isMore = (text: string) => {
    const missing = missingIn(ownWords(text), lead ?? '', ...answersOf(form)).filter((word) => !isTime(word))
    return missing.length >= LEAST_OWN || missing.some((word) => ORDINAL.test(word)) || COUNTED.test(text)
  }
  if (ask || line === null) {
    const isFramed = isOwn && (isGiven || ask?.isExample)
    if (isFramed && !isMore(form.newsAngle))
      return { news: lead, others: [], isFramed: true, isLineTold: false }
    const isUnsure = ask?.isExample || ask?.why === NOT_THIRD
    const example =
      ask && isFramed && isUnsure ? { why: ask.why, suggestion: `${lead}.`, isExample: true } : ask
    throw refusalOf({ newsAngle: example ?? { why: '', suggestion: '' } }, language)
  }
  const typed = { news: line, others, isFramed: false, isLineTold: true }
  if (!isOwn || !isGiven || kind === 'offering') return typed
  const told = missingIn(ownWords(lead), ...about).filter((word) => kind === 'anniversary' || !isTime(word))
  const isTold = missingIn(told, line).length * 2 <= told.length
  const isNamed = !isPersonal(kind) || who === null || missingIn(ownWords(who), line).length === 0
  if (isNamed && (isTold || guessKind(form.newsAngle) === kind)) return typed
  // A death that is told twice reads as two.
  const isLineTold =
    kind === 'death' ? isMore(line) : missingIn(ownWords(line), lead, ...answersOf(form)).length > 0
  return { news: lead, others: isLineTold ? [`${line}.`, ...others] : others, isFramed: true, isLineTold }
}

/** What the form says elsewhere. */
const answersOf = ({ newsAngle: _, ...form }: ReleaseForm): string[] =>
  Object.values(form).filter((answer) => typeof answer === 'string')
