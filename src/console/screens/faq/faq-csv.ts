import { unguardFormula, writeCsv } from '../../../shared/csv/csv-cells.ts'
import type { CsvSource } from '../../../shared/csv/csv-source.ts'
import { openCsv } from '../../../shared/csv/read-csv.ts'
import { type FaqItem, type FaqTranslations, MAX_FAQ_ORDER } from '../../../shared/faq/faq.ts'

/** FAQ-4; uploads may have any order, and TRANSLATED_COLUMNS. */
const COLUMNS = [
  'question',
  'answer',
  'category',
  'order',
  'appliesTo',
  'targetStates',
  'targetCities',
  'targetPartners',
  'isActive',
] as const
type Column = (typeof COLUMNS)[number] | TranslatedField

/** Unchecked: the server checks. */
export type FaqRow = Omit<FaqItem, 'id' | 'createdAt' | 'updatedAt' | 'category' | 'appliesTo'> & {
  category: string
  appliesTo: string
}

/** Both texts of a language, or neither. */
export const TRANSLATED_FIELDS = [
  { locale: 'fr', question: 'frenchQuestion', answer: 'frenchAnswer' },
  { locale: 'es', question: 'spanishQuestion', answer: 'spanishAnswer' },
] as const
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number]['question' | 'answer']
const TRANSLATED_COLUMNS = TRANSLATED_FIELDS.flatMap(({ question, answer }) => [question, answer])

/** '' where a translation is missing. */
export function fromTranslations({ fr, es }: FaqTranslations): Record<TranslatedField, string> {
  return {
    frenchQuestion: fr?.question ?? '',
    frenchAnswer: fr?.answer ?? '',
    spanishQuestion: es?.question ?? '',
    spanishAnswer: es?.answer ?? '',
  }
}

/** The server refuses one text without the other. */
export function toTranslations(textOf: (field: TranslatedField) => string): FaqTranslations {
  const all = TRANSLATED_FIELDS.map(({ locale, question, answer }) => {
    const words = { answer: textOf(answer).trim(), question: textOf(question).trim() }
    return [locale, words.answer || words.question ? words : undefined]
  })
  return Object.fromEntries(all.filter(([, words]) => words !== undefined))
}

/** Safe for spreadsheets; an upload reads it back unchanged. */
export function writeFaqCsv(items: readonly FaqRow[]): string {
  const translated = items.some(({ translations: { fr, es } }) => fr || es) ? TRANSLATED_COLUMNS : []
  const rows = items.map((item) => {
    const texts = fromTranslations(item.translations)
    return [
      ...COLUMNS.map((column) => {
        const value = item[column]
        return Array.isArray(value) ? value.join(',') : value
      }),
      ...translated.map((column) => texts[column]),
    ]
  })
  return writeCsv([[...COLUMNS, ...translated], ...rows])
}

export function writeFaqTemplate(): string {
  const [time, timeAnswer] = ['How long does it take?', 'About eight weeks from the day the remains arrive.']
  const [texas, texasAnswer] = [
    'Do you serve all of Texas?',
    'Yes. Partners in every part of the state can help.',
  ]
  return writeCsv([
    COLUMNS,
    [time, timeAnswer, 'process', 0, 'all', '', '', '', true],
    [texas, texasAnswer, 'services', 10, 'state', 'Texas', '', '', true],
  ])
}

/**
 * Any encoding and separator; ignores blank lines and unknown columns, fills defaults (FAQ-4). Throws one
 * sentence.
 */
export async function readFaqCsv(source: CsvSource): Promise<FaqRow[]> {
  const { rows } = await openCsv(source, (heading) =>
    [...COLUMNS, ...TRANSLATED_COLUMNS].find((column) => plain(column) === plain(heading)),
  )
  const heading = await rows.next()
  const places = new Map(heading.done ? [] : heading.value.cells.map((name, place) => [plain(name), place]))
  if (!places.has('question') || !places.has('answer'))
    throw new Error('The first line must name the columns question and answer.')
  const items: FaqRow[] = []
  for await (const { cells, error, line } of rows) {
    if (error) throw new Error(`Line ${line}: ${error}`)
    const cell = (column: Column) => unguardFormula(cells[places.get(plain(column)) ?? -1] ?? '').trim()
    items.push(readRow(cell, items.length))
  }
  if (items.length === 0) throw new Error('There are no rows under the heading.')
  return items
}

/** "Applies To" → "appliesto" */
const plain = (heading: string) => heading.replace(/\W/g, '').toLowerCase()

function readRow(cell: (column: Column) => string, index: number): FaqRow {
  return {
    question: cell('question'),
    answer: cell('answer'),
    category: cell('category').toLowerCase() || 'general',
    order: readOrder(cell('order')) ?? Math.min(index, MAX_FAQ_ORDER),
    appliesTo: cell('appliesTo').toLowerCase() || 'all',
    targetStates: splitTargets(cell('targetStates')),
    targetCities: splitTargets(cell('targetCities')),
    targetPartners: splitTargets(cell('targetPartners')),
    isActive: cell('isActive') === '' || cell('isActive').toLowerCase() === 'true',
    translations: toTranslations(cell),
  }
}

/** At commas. */
export function splitTargets(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The leading integer. */
export function readOrder(text: string): number | null {
  const order = Number.parseInt(text, 10)
  return Number.isNaN(order) ? null : order
}
