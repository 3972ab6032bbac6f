import { guessKind, type NewsKind } from '../../../shared/press-releases/news-kinds.ts'
import { splitSentences } from '../../../shared/press-releases/text/split-sentences.ts'
import { readTable } from '../../../shared/text/read-table.ts'
import type { ReleaseForm } from '../release-form.ts'
import { FULL_NAME, isPersonal } from './read-house.ts'
import table from './titles.tsv?raw'

const TITLES = new Map(readTable(table, ['words', 'title']).map(({ words, title }) => [words, title]))
const TITLE = new RegExp(
  `(?<![\\p{L}-])(?:${[...TITLES.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?![\\p{L}-])`,
  'iu',
)
const TITLED = new RegExp(`${TITLE.source} (${FULL_NAME.source})`, 'u')
/** By the first letters, of English, French and Spanish. */
const MONTHS = [
  ['jan', 'ene'],
  ['feb', 'fév'],
  ['mar'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aoû', 'ago'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec', 'déc', 'dic'],
]
const MONTH = `(?:${MONTHS.flat().join('|')})\\p{Ll}*\\.?`
const DAY = new RegExp(
  `(?<!\\p{L})(?:(${MONTH}) (\\d{1,2})|(\\d{1,2})(?:er)? (?:de )?(${MONTH}))(?!\\d|:)(?:,? (?:de )?(20\\d\\d))?`,
  'giu',
)
const AGE = /(?:, |\baged? |\bwas |\bat |(?<!\p{L})à |\ba los )(\d{2,3})(?=[.,;]|$| on | ans| años)/iu
const FOUNDED =
  /\b(?:founded|established|est\.?|opened|started|began|fondée?|fundada)\b[^.;]{0,60}?\b(1[89]\d\d|20[01]\d)\b/i
const LASTS =
  /\b(?:turn(?:s|ed|ing)? (\d{2,3})\b|(\d{2,3})(?:st|nd|rd|th|e|º)? (?:years?|yrs|anniv\p{Ll}*|ans|años)\b)|\b(century)\b/iu

/** What the news line says of the details that the form was not given. */
export function readLine(
  form: ReleaseForm,
  kind: NewsKind,
  line: string,
  today: Date,
): { form: ReleaseForm; title: string | null; who: string | null; years: number } {
  const named = isPersonal(kind) ? (TITLES.get(TITLE.exec(line)?.[0].toLowerCase() ?? '') ?? null) : null
  // Somebody who joins the house does not own it.
  const title = kind === 'staff' && named === 'owner' ? null : named
  return {
    title,
    years: kind === 'anniversary' ? yearsIn(line) : 0,
    who: isPersonal(kind) ? (TITLED.exec(line)?.[1] ?? null) : null,
    form: {
      ...form,
      newsDate: form.newsDate ?? dayIn(line, kind, today),
      age: form.age ?? (kind === 'death' ? (AGE.exec(line)?.[1] ?? null) : null),
      foundedYear: form.foundedYear ?? (kind === 'anniversary' ? foundedIn(form, line, today) : null),
    },
  }
}

/** The only day that a line names, in the year where it is nearest; one who died did so before. */
function dayIn(line: string, kind: NewsKind, today: Date): string | null {
  const sentences = splitSentences(line)
  const told = sentences.find((one) => guessKind(one) === kind) ?? sentences[0] ?? ''
  const days = [...told.matchAll(DAY)]
  const [, first, behind, before, second, year] = days[0] ?? []
  if (days.length !== 1) return null
  const name = (first ?? second ?? '').toLowerCase()
  const month = MONTHS.findIndex((starts) => starts.some((start) => name.startsWith(start)))
  const date = Number(behind ?? before)
  const now = today.getUTCFullYear()
  const [near] = (year ? [Number(year)] : [now - 1, now, now + 1])
    .map((one) => new Date(Date.UTC(one, month, date, 12)))
    // There is no Feb. 30.
    .filter((day) => day.getUTCDate() === date && (!/^(?:award|death)$/.test(kind) || day <= today))
    .toSorted((a, b) => Math.abs(+a - +today) - Math.abs(+b - +today))
  return near?.toISOString().slice(0, 10) ?? null
}

function yearsIn(line: string): number {
  const [, turns, years, century] = LASTS.exec(line) ?? []
  return century ? 100 : Number(turns ?? years ?? 0)
}

function foundedIn(form: ReleaseForm, line: string, today: Date): string | null {
  const years = yearsIn(line)
  const year = Number(form.newsDate?.slice(0, 4) ?? today.getUTCFullYear())
  if (years) return String(year - years)
  return (FOUNDED.exec(line) ?? FOUNDED.exec(form.additionalInfo ?? ''))?.[1] ?? null
}
