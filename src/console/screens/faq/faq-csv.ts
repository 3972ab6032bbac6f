import { unguardFormula, writeCsv } from '../../../shared/csv-cells.ts'
import { type FaqItem, MAX_FAQ_ORDER } from '../../../shared/faq/faq.ts'

/** The columns of the export (spec, section 3), which the upload reads in any order. */
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
type Column = (typeof COLUMNS)[number]

/** A row as it is sent: the server judges its values and names the row that it cannot use. */
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
}

/** The items as a CSV that a spreadsheet opens safely and that, uploaded, gives equal items. */
export function writeFaqCsv(items: readonly FaqRow[]): string {
  const rows = items.map((item) =>
    COLUMNS.map((column) => {
      const value = item[column]
      return Array.isArray(value) ? value.join(',') : value
    }),
  )
  return writeCsv([COLUMNS, ...rows])
}

/** What faq_template.csv holds: the heading, and two rows that show how it is filled in. */
export function writeFaqTemplate(): string {
  return writeFaqCsv([
    {
      question: 'How long does it take?',
      answer: 'About eight weeks from the day the remains arrive.',
      category: 'process',
      order: 0,
      appliesTo: 'all',
      targetStates: [],
      targetCities: [],
      targetPartners: [],
      isActive: true,
    },
    {
      question: 'Do you serve all of Texas?',
      answer: 'Yes. Partners in every part of the state can help.',
      category: 'services',
      order: 10,
      appliesTo: 'state',
      targetStates: ['Texas'],
      targetCities: [],
      targetPartners: [],
      isActive: true,
    },
  ])
}

/**
 * Reads an upload (spec, section 5): order falls back to the row's index, category to general, appliesTo to all, isActive
 * to true; lists are split on commas. Empty lines and unknown columns are passed over. Throws an Error with one sentence
 * for a file that is no such CSV. The parser is fetched when it is first needed.
 */
export async function readFaqCsv(text: string): Promise<FaqRow[]> {
  const { default: Papa } = await import('papaparse')
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) throw new Error(`A quotation mark is not closed in line ${(broken.row ?? 0) + 1}.`)
  const [heading = [], ...lines] = data
  const places = new Map(heading.map((name, place) => [name.replace(/\W/g, '').toLowerCase(), place]))
  if (!places.has('question') || !places.has('answer'))
    throw new Error('The first line must name the columns question and answer.')
  if (lines.length === 0) throw new Error('There are no rows under the heading.')
  return lines.map((cells, index) =>
    readRow((column) => unguardFormula(cells[places.get(column.toLowerCase()) ?? -1] ?? '').trim(), index),
  )
}

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
  }
}

/** Comma-separated text as a list: trimmed, without empty entries. */
export function splitTargets(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** What an item gives to a CSV: itself without what the product keeps by itself. */
export function toFaqRow({ id: _, createdAt: __, updatedAt: ___, ...row }: FaqItem): FaqRow {
  return row
}
