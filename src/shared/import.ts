import { z } from 'zod'
import { CSV_COLUMNS, type CsvColumn, REQUIRED_FIELDS } from './partner-fields/field-names.ts'

const IMPORT_MODES = ['create', 'update', 'upsert'] as const
/** Columns by which a row can find its partner. */
export const IMPORT_MATCHES = ['id', 'slug', 'email', 'phone', 'website', 'name-city', 'name-zip'] as const
export type ImportMatch = (typeof IMPORT_MATCHES)[number]

/** waiting: not begun. checked: to be confirmed. */
const IMPORT_STATES = ['waiting', 'checking', 'checked', 'writing', 'done', 'failed', 'cancelled'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const IMPORT_FIELDS = CSV_COLUMNS
export type ImportField = CsvColumn

export const IMPORT_REQUIRED = REQUIRED_FIELDS

/** Columns that each match reads. */
export const FIELDS_OF_MATCH: Readonly<Record<ImportMatch, readonly ImportField[]>> = {
  id: ['id'],
  slug: ['slug'],
  email: ['email'],
  phone: ['phone'],
  website: ['website'],
  'name-city': ['name', 'city'],
  'name-zip': ['name', 'zipCode'],
}

/** In bytes; larger files are refused unread. */
export const MAX_IMPORT_BYTES = 25 * 1024 * 1024
export const MAX_IMPORT_ROWS = 1_000_000
export const NO_ROWS = 'CSV file must contain headers and at least one data row'

/** Column position (from 0) → field; null skips the column. */
const Mapping = z.record(z.string().regex(/^\d{1,4}$/), z.enum(IMPORT_FIELDS).nullable())

/** On an update a blank cell changes nothing (IMPORT-3). */
export const ImportOptions = z.strictObject({
  mode: z.enum(IMPORT_MODES).default('create'),
  match: z.enum(IMPORT_MATCHES).default('name-city'),
  /** Overrides what was recognised. */
  mapping: Mapping.default({}),
  skipInvalid: z.boolean().default(false),
  /** In the same step; undo does not restore them. */
  replaceSample: z.boolean().default(false),
})
export type ImportOptions = z.infer<typeof ImportOptions>

/** PATCH body; `mapping` is merged into earlier choices. */
export const ImportChange = z.strictObject({
  mode: z.enum(IMPORT_MODES).optional(),
  match: z.enum(IMPORT_MATCHES).optional(),
  mapping: Mapping.optional(),
  skipInvalid: z.boolean().optional(),
  replaceSample: z.boolean().optional(),
})
export type ImportChange = z.infer<typeof ImportChange>

export const ImportColumn = z.object({
  position: z.int(),
  heading: z.string(),
  field: z.enum(IMPORT_FIELDS).nullable(),
  /** chosen: by a person, here or for an earlier file with these headings. */
  source: z.enum(['chosen', 'heading', 'content', 'none']),
  /** The first non-blank cells, at most 3. */
  samples: z.array(z.string()),
})
export type ImportColumn = z.infer<typeof ImportColumn>

/** refused: unusable. repaired: normalised, as a ZIP's zero. doubt: used, but worth a look. */
export const FINDING_KINDS = ['refused', 'repaired', 'doubt', 'duplicate'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

export const ImportFinding = z.object({
  /** Row number as in a spreadsheet: the heading is 1. */
  line: z.int(),
  name: z.string(),
  kind: z.enum(FINDING_KINDS),
  field: z.string().nullable(),
  message: z.string(),
})
export type ImportFinding = z.infer<typeof ImportFinding>

/** One page, in file order; `next` is the following page's first row, null at the end. */
export const ImportFindings = z.object({ findings: z.array(ImportFinding), next: z.int().nullable() })
export type ImportFindings = z.infer<typeof ImportFindings>

const IMPORT_ACTIONS = ['create', 'update', 'unchanged', 'refused'] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

export const ImportPreviewRow = z.object({
  line: z.int(),
  action: z.enum(IMPORT_ACTIONS),
  values: z.record(z.string(), z.unknown()),
  /** Fields that an update changes. */
  changed: z.array(z.string()),
  /** Their present values. */
  before: z.record(z.string(), z.unknown()),
})
export type ImportPreviewRow = z.infer<typeof ImportPreviewRow>

/** Counts are complete; `findings` are the first 500, refused rows first. */
export const ImportReport = z.object({
  encoding: z.string(),
  delimiter: z.string(),
  columns: z.array(ImportColumn),
  /** Required fields without a column; no row was then compared. */
  missingFields: z.array(z.enum(IMPORT_FIELDS)),
  /** From an earlier file with these headings. */
  isMappingRemembered: z.boolean(),
  rowCount: z.int(),
  createCount: z.int(),
  updateCount: z.int(),
  /** Rows equal to their partner or an earlier row. */
  unchangedCount: z.int(),
  refusedCount: z.int(),
  findingCounts: z.record(z.string(), z.int()),
  /** By kind and field, most frequent first. */
  findingGroups: z.array(
    z.object({ kind: z.enum(FINDING_KINDS), field: z.string().nullable(), count: z.int() }),
  ),
  findings: z.array(ImportFinding),
  /** The first importable rows, at most 5. */
  preview: z.array(ImportPreviewRow),
  isSample: z.boolean(),
  sampleRemovedCount: z.int(),
})
export type ImportReport = z.infer<typeof ImportReport>

export const ImportJob = z.object({
  id: z.uuid(),
  fileName: z.string(),
  userName: z.string(),
  state: z.enum(IMPORT_STATES),
  options: ImportOptions,
  /** Rows read while checking, stored while writing. */
  doneCount: z.int(),
  totalCount: z.int().nullable(),
  report: ImportReport.nullable(),
  /** One sentence, when it failed or must be checked again. */
  error: z.string().nullable(),
  changeSetId: z.uuid().nullable(),
  isUndone: z.boolean(),
  /** False once deleted, a week after upload. */
  hasFile: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type ImportJob = z.infer<typeof ImportJob>

export const ImportSummary = ImportJob.omit({ report: true, options: true })
export type ImportSummary = z.infer<typeof ImportSummary>
