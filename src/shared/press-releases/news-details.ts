import type { NewsKind } from './news-kinds.ts'

/** Years of a house or a trade, in years. */
const YEAR = { min: 1700, max: 2100 } as const

type Detail = { label: string; hint?: string } & (
  | { type: 'text'; maxLength: number }
  | { type: 'number'; min: number; max: number }
  | { type: 'choice'; choices: Readonly<Record<string, string>> }
)

/** What a reporter asks about each kind of news. Each answer alone makes a sentence, so a word is enough. */
export const NEWS_DETAILS = {
  offeringPrice: { type: 'number', label: 'Price from, in dollars', min: 0, max: 100_000 },
  openingOf: {
    type: 'choice',
    label: 'What opens or moves?',
    choices: {
      location: 'A new location',
      building: 'A new building',
      chapel: 'A chapel',
      crematory: 'A crematory',
      renovation: 'The building, after a renovation',
      move: 'The whole house moves',
    },
  },
  eventName: {
    type: 'text',
    label: 'What is the event called?',
    hint: '“Open house”, “Candlelight Remembrance”',
    maxLength: 120,
  },
  eventFor: {
    type: 'choice',
    label: 'Who may come?',
    choices: { everyone: 'Everyone', families: 'Families you have served' },
  },
  eventPrice: { type: 'number', label: 'Admission in dollars, 0 if free', min: 0, max: 10_000 },
  eventSignUp: {
    type: 'choice',
    label: 'How do guests register?',
    choices: { none: 'They need not', phone: 'By phone', email: 'By email', site: 'On the website' },
  },
  foundedYear: { type: 'number', label: 'Founded in', ...YEAR },
  founder: { type: 'text', label: 'Founded by', maxLength: 120 },
  awardName: {
    type: 'text',
    label: 'Name of the award',
    hint: '“Readers’ Choice Award”',
    maxLength: 120,
  },
  awardBy: { type: 'text', label: 'Who gives it?', maxLength: 120 },
  staffChange: {
    type: 'choice',
    label: 'What changes?',
    choices: { joins: 'Joins the house', promoted: 'Is promoted', owner: 'Becomes the owner' },
  },
  formerly: { type: 'text', label: 'Earlier employer', maxLength: 120 },
  tradeYears: { type: 'number', label: 'Years in funeral service', min: 1, max: 80 },
  age: { type: 'number', label: 'Age', min: 1, max: 120 },
  houseSince: { type: 'number', label: 'In the house since', ...YEAR },
  survivors: {
    type: 'text',
    label: 'Survived by',
    hint: '“his wife, Ann, and two sons”',
    maxLength: 300,
  },
} as const satisfies Record<string, Detail>
export type NewsDetail = keyof typeof NEWS_DETAILS

export const KIND_LABEL = 'What is the news?'
/** What every kind of news may have. */
export const NEWS_LABELS = {
  newsDate: 'Day',
  newsPlace: 'Where?',
  newsWhy: 'Why does it matter?',
  additionalInfo: 'Additional Information',
  quote: 'Quotation',
  testimonials: 'Testimonials',
} as const

export const DETAILS_OF = {
  offering: ['offeringPrice'],
  opening: ['openingOf'],
  event: ['eventName', 'eventFor', 'eventPrice', 'eventSignUp'],
  anniversary: ['foundedYear', 'founder'],
  award: ['awardName', 'awardBy'],
  staff: ['staffChange', 'formerly', 'tradeYears'],
  death: ['age', 'houseSince', 'survivors'],
  other: [],
} as const satisfies Record<NewsKind, readonly NewsDetail[]>
