import { z } from 'zod'
import { CSV_COLUMNS, type CsvColumn, FLAG_COLUMNS, REQUIRED_FIELDS } from './partner-fields/field-names.ts'

const IMPORT_MODES = ['create', 'update', 'upsert'] as const
export const IMPORT_MATCHES = ['id', 'slug', 'email', 'phone', 'website', 'name-city', 'name-zip'] as const
export type ImportMatch = (typeof IMPORT_MATCHES)[number]

const IMPORT_STATES = ['waiting', 'checking', 'checked', 'writing', 'done', 'failed', 'cancelled'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const IMPORT_FIELDS = CSV_COLUMNS
export type ImportField = CsvColumn

export const IMPORT_REQUIRED = REQUIRED_FIELDS

export const FIELDS_OF_MATCH: Readonly<Record<ImportMatch, readonly ImportField[]>> = {
  id: ['id'],
  slug: ['slug'],
  email: ['email'],
  phone: ['phone'],
  website: ['website'],
  'name-city': ['name', 'city'],
  'name-zip': ['name', 'zipCode'],
}

export const MAX_IMPORT_BYTES = 25 * 1024 * 1024
export const MAX_IMPORT_ROWS = 1_000_000
export const NO_ROWS = 'CSV file must contain headers and at least one data row'

export const LONGEST_FLAG_WORD = 40

/** Column position (from 0) → field; null skips it. */
const Mapping = z.record(z.string().regex(/^\d{1,4}$/), z.enum(IMPORT_FIELDS).nullable())

/** Field → lower-case word → meaning. */
const FlagWords = z.partialRecord(
  z.enum(FLAG_COLUMNS),
  z.record(z.string().max(LONGEST_FLAG_WORD), z.boolean()),
)
export type FlagWords = z.infer<typeof FlagWords>

/** Other kinds are fields in doubt. */
export const DUPLICATE = 'duplicate'
const DOUBT_ANSWERS = ['take', 'leave'] as const
export type DoubtAnswer = (typeof DOUBT_ANSWERS)[number]
const KindAnswers = z.record(z.string().max(60), z.enum(DOUBT_ANSWERS))
/** Line, as in a spreadsheet → answer. */
const LineAnswers = z.record(z.string().regex(/^\d{1,7}$/), z.enum(DOUBT_ANSWERS))

const OddRow = z.enum(['hidden', 'struck'])
export type OddRow = z.infer<typeof OddRow>

/** A blank cell changes nothing (IMPORT-3). */
export const ImportOptions = z.strictObject({
  mode: z.enum(IMPORT_MODES).default('create'),
  match: z.enum(IMPORT_MATCHES).default('name-city'),
  mapping: Mapping.default({}),
  skipInvalid: z.boolean().default(false),
  /** Undo does not restore them. */
  replaceSample: z.boolean().default(false),
  isFirstRowData: z.boolean().default(false),
  flagWords: FlagWords.default({}),
  /** Other sheets are left out, or a list called "closed" is meant. */
  acceptsLeftOut: z.boolean().default(false),
  /** A row's own answer goes before its kinds'. */
  doubts: z
    .object({ kinds: KindAnswers.default({}), lines: LineAnswers.default({}) })
    .default({ kinds: {}, lines: {} }),
  workbook: z
    .object({
      sheet: z.string(),
      otherSheets: z.array(z.string()),
      /** By row number of the sheet. */
      oddRows: z.record(z.string(), OddRow).default({}),
      hiddenColumns: z.array(z.int()).default([]),
    })
    .nullable()
    .default(null),
})
export type ImportOptions = z.infer<typeof ImportOptions>

/** `mapping`, `flagWords` and `doubts` add to earlier choices. */
export const ImportChange = z.strictObject({
  mode: z.enum(IMPORT_MODES).optional(),
  match: z.enum(IMPORT_MATCHES).optional(),
  mapping: Mapping.optional(),
  skipInvalid: z.boolean().optional(),
  replaceSample: z.boolean().optional(),
  isFirstRowData: z.boolean().optional(),
  flagWords: FlagWords.optional(),
  acceptsLeftOut: z.boolean().optional(),
  doubts: z.strictObject({ kinds: KindAnswers.optional(), lines: LineAnswers.optional() }).optional(),
})
export type ImportChange = z.infer<typeof ImportChange>

export const ImportColumn = z.object({
  position: z.int(),
  heading: z.string(),
  field: z.enum(IMPORT_FIELDS).nullable(),
  /** chosen: by a person. */
  source: z.enum(['chosen', 'heading', 'content', 'none']),
  /** False: nothing is written before a person says what it holds. */
  isSure: z.boolean().default(true),
  /** What it may hold although it fills nothing. */
  candidate: z.enum(IMPORT_FIELDS).nullable().default(null),
  samples: z.array(z.string()),
})
export type ImportColumn = z.infer<typeof ImportColumn>

/** repaired: normalised. doubt: used all the same. */
const FINDING_KINDS = ['refused', 'repaired', 'doubt', 'duplicate'] as const

export const ImportFinding = z.object({
  /** As in a spreadsheet: the heading is 1. */
  line: z.int(),
  name: z.string(),
  kind: z.enum(FINDING_KINDS),
  field: z.string().nullable(),
  message: z.string(),
})
export type ImportFinding = z.infer<typeof ImportFinding>

/** left: out, by a person, when in doubt. */
const IMPORT_ACTIONS = ['create', 'update', 'unchanged', 'left', 'refused'] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

/** repaired: with a normalised cell. */
export const ROWS_SHOWN = [...IMPORT_ACTIONS, 'doubtful', 'repaired'] as const
export type RowsShown = (typeof ROWS_SHOWN)[number]

export const ImportRow = z.object({
  line: z.int(),
  action: z.enum(IMPORT_ACTIONS),
  values: z.record(z.string(), z.unknown()),
  changed: z.array(z.string()),
  before: z.record(z.string(), z.unknown()),
  findings: z.array(ImportFinding),
})
export type ImportRow = z.infer<typeof ImportRow>

export const ImportRowPage = z.object({ rows: z.array(ImportRow), next: z.int().nullable() })
export type ImportRowPage = z.infer<typeof ImportRowPage>

export const FlagWord = z.object({
  field: z.enum(FLAG_COLUMNS),
  word: z.string(),
  count: z.int(),
  isYes: z.boolean().nullable(),
})
export type FlagWord = z.infer<typeof FlagWord>

/** `findings`: 500, refused rows first. */
export const ImportReport = z.object({
  sheet: z.string().nullable().default(null),
  otherSheets: z.array(z.string()).default([]),
  /** A title or sheet's name that says "closed" or the like. */
  notShownTitle: z.string().nullable().default(null),
  titles: z.array(z.string()).default([]),
  columns: z.array(ImportColumn),
  /** Required, without a column: no row is compared. */
  missingFields: z.array(z.enum(IMPORT_FIELDS)),
  isMappingRemembered: z.boolean(),
  /** Most frequent first, 20 per field. */
  flagWords: z.array(FlagWord).default([]),
  rowCount: z.int(),
  createCount: z.int().default(0),
  updateCount: z.int().default(0),
  unchangedCount: z.int().default(0),
  refusedCount: z.int().default(0),
  leftOutCount: z.int().default(0),
  doubtfulCount: z.int().default(0),
  /** Unanswered ones hold up the write. */
  openDoubtCount: z.int().default(0),
  doubts: z
    .array(z.object({ kind: z.string(), count: z.int(), answer: z.enum(DOUBT_ANSWERS).nullable() }))
    .default([]),
  /** Inactive, or about to be. */
  invisibleCount: z.int().default(0),
  repairedCount: z.int().default(0),
  findings: z.array(ImportFinding).default([]),
  isSample: z.boolean(),
  sampleRemovedCount: z.int().default(0),
})
export type ImportReport = z.infer<typeof ImportReport>

export const ImportJob = z.object({
  id: z.uuid(),
  fileName: z.string(),
  userName: z.string(),
  state: z.enum(IMPORT_STATES),
  options: ImportOptions,
  /** Rows read by the check, stored by the write. */
  doneCount: z.int(),
  totalCount: z.int().nullable(),
  report: ImportReport.nullable(),
  error: z.string().nullable(),
  changeSetId: z.uuid().nullable(),
  isUndone: z.boolean(),
  /** Deleted a week after upload. */
  hasFile: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type ImportJob = z.infer<typeof ImportJob>

export const ImportSummary = ImportJob.omit({ report: true, options: true })
export type ImportSummary = z.infer<typeof ImportSummary>
