import { unguardFormula, writeCsv } from '../../../shared/csv/csv-cells.ts'
import type { CsvSource } from '../../../shared/csv/csv-source.ts'
import { openCsv } from '../../../shared/csv/read-csv.ts'
import { type FaqItem, type FaqTranslations, MAX_FAQ_ORDER } from '../../../shared/faq/faq.ts'

/** FAQ-4; an upload may have any order, and translations in TRANSLATED_COLUMNS. */
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

export type FaqRow = {
  question: string
  answer: string
  category: string
  order: number
  appliesTo: string
  targetStates: string[]
  targetCities: string[]
  targetPartners: string[]
  isActive: boolean
  translations: FaqTranslations
}

/** Both texts of a language, or neither. */
export const TRANSLATED_FIELDS = [
  { locale: 'fr', question: 'frenchQuestion', answer: 'frenchAnswer' },
  { locale: 'es', question: 'spanishQuestion', answer: 'spanishAnswer' },
] as const
export type TranslatedField = (typeof TRANSLATED_FIELDS)[number]['question' | 'answer']
const TRANSLATED_COLUMNS = TRANSLATED_FIELDS.flatMap(({ question, answer }) => [question, answer])
type Texts = Record<TranslatedField, string>

/** Empty texts where a translation is missing. */
export function fromTranslations({ fr, es }: FaqTranslations): Texts {
  return {
    frenchQuestion: fr?.question ?? '',
    frenchAnswer: fr?.answer ?? '',
    spanishQuestion: es?.question ?? '',
    spanishAnswer: es?.answer ?? '',
  }
}

/** The server refuses one text without the other. */
export function toTranslations(texts: Texts): FaqTranslations {
  const all = TRANSLATED_FIELDS.map(({ locale, question, answer }) => {
    const words = { answer: texts[answer].trim(), question: texts[question].trim() }
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
  const everywhere = {
    order: 0,
    appliesTo: 'all',
    targetStates: [],
    targetCities: [],
    targetPartners: [],
    isActive: true,
    translations: {},
  }
  return writeFaqCsv([
    {
      ...everywhere,
      question: 'How long does it take?',
      answer: 'About eight weeks from the day the remains arrive.',
      category: 'process',
    },
    {
      ...everywhere,
      question: 'Do you serve all of Texas?',
      answer: 'Yes. Partners in every part of the state can help.',
      category: 'services',
      order: 10,
      appliesTo: 'state',
      targetStates: ['Texas'],
    },
  ])
}

/**
 * Any encoding and separator; ignores blank lines and unknown columns, fills defaults (FAQ-4). Throws an
 * Error with one sentence.
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
  const order = Number.parseInt(cell('order'), 10)
  return {
    question: cell('question'),
    answer: cell('answer'),
    category: cell('category').toLowerCase() || 'general',
    order: Number.isNaN(order) ? Math.min(index, MAX_FAQ_ORDER) : order,
    appliesTo: cell('appliesTo').toLowerCase() || 'all',
    targetStates: splitTargets(cell('targetStates')),
    targetCities: splitTargets(cell('targetCities')),
    targetPartners: splitTargets(cell('targetPartners')),
    isActive: cell('isActive') === '' || cell('isActive').toLowerCase() === 'true',
    translations: toTranslations({
      frenchQuestion: cell('frenchQuestion'),
      frenchAnswer: cell('frenchAnswer'),
      spanishQuestion: cell('spanishQuestion'),
      spanishAnswer: cell('spanishAnswer'),
    }),
  }
}

/** At commas, trimmed, without empty entries. */
export function splitTargets(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

export function toFaqRow({ id: _, createdAt: __, updatedAt: ___, ...row }: FaqItem): FaqRow {
  return row
}
