import { z } from 'zod'
import { CSV_COLUMNS, type CsvColumn, REQUIRED_FIELDS } from './partner-fields/field-names.ts'

const IMPORT_MODES = ['create', 'update', 'upsert'] as const
/** By which column a row finds the partner that it updates. */
export const IMPORT_MATCHES = ['id', 'slug', 'email', 'phone', 'website', 'name-city', 'name-zip'] as const
export type ImportMatch = (typeof IMPORT_MATCHES)[number]

/** waiting: asked for, not begun. checked: previewed, to be confirmed. */
const IMPORT_STATES = ['waiting', 'checking', 'checked', 'writing', 'done', 'failed', 'cancelled'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What a column of a list can fill. */
export const IMPORT_FIELDS = CSV_COLUMNS
export type ImportField = CsvColumn

/** Needed for a new partner. */
export const IMPORT_REQUIRED = REQUIRED_FIELDS

/** The columns that each way of matching reads. */
export const FIELDS_OF_MATCH: Readonly<Record<ImportMatch, readonly ImportField[]>> = {
  id: ['id'],
  slug: ['slug'],
  email: ['email'],
  phone: ['phone'],
  website: ['website'],
  'name-city': ['name', 'city'],
  'name-zip': ['name', 'zipCode'],
}

/** Bytes of a file; a larger one is refused before it is read. */
export const MAX_IMPORT_BYTES = 25 * 1024 * 1024
export const MAX_IMPORT_ROWS = 1_000_000
/** Answer for a file without a row under its heading. */
export const NO_ROWS = 'CSV file must contain headers and at least one data row'

/** Column position (from 0) → field, or null to leave the column out. */
const Mapping = z.record(z.string().regex(/^\d{1,4}$/), z.enum(IMPORT_FIELDS).nullable())

/** Options of an import. On an update a blank cell changes nothing (IMPORT-3). */
export const ImportOptions = z.strictObject({
  mode: z.enum(IMPORT_MODES).default('create'),
  match: z.enum(IMPORT_MATCHES).default('name-city'),
  /** Choices that differ from what was recognised. */
  mapping: Mapping.default({}),
  /** Import the good rows although others are refused. */
  skipInvalid: z.boolean().default(false),
  /** Remove the sample partners in the same step, which undo does not bring back. */
  replaceSample: z.boolean().default(false),
})
export type ImportOptions = z.infer<typeof ImportOptions>

/** What PATCH may change; `mapping` is merged into earlier choices. */
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
  /** The first cells that are not blank, at most 3. */
  samples: z.array(z.string()),
})
export type ImportColumn = z.infer<typeof ImportColumn>

/** refused: the row cannot be used. repaired: normalised, as a ZIP's zero. doubt: used, but worth a look. */
export const FINDING_KINDS = ['refused', 'repaired', 'doubt', 'duplicate'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** A finding of the check about one row. */
export const ImportFinding = z.object({
  /** Row number as a spreadsheet counts: the heading is 1. */
  line: z.int(),
  name: z.string(),
  kind: z.enum(FINDING_KINDS),
  field: z.string().nullable(),
  message: z.string(),
})
export type ImportFinding = z.infer<typeof ImportFinding>

/** One page of findings in the order of the file; `next` is the first row of the following page, null at the end. */
export const ImportFindings = z.object({ findings: z.array(ImportFinding), next: z.int().nullable() })
export type ImportFindings = z.infer<typeof ImportFindings>

const IMPORT_ACTIONS = ['create', 'update', 'unchanged', 'refused'] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

export const ImportPreviewRow = z.object({
  line: z.int(),
  action: z.enum(IMPORT_ACTIONS),
  /** The row as it would be stored. */
  values: z.record(z.string(), z.unknown()),
  /** For an update: the fields that change. */
  changed: z.array(z.string()),
  /** Their present values. */
  before: z.record(z.string(), z.unknown()),
})
export type ImportPreviewRow = z.infer<typeof ImportPreviewRow>

/** What a check or an import found. Counts are complete, `findings` are the first 500, refused rows first. */
export const ImportReport = z.object({
  encoding: z.string(),
  delimiter: z.string(),
  columns: z.array(ImportColumn),
  /** Fields that this mode needs and no column fills; then no row was compared. */
  missingFields: z.array(z.enum(IMPORT_FIELDS)),
  /** The mapping is that of an earlier file with the same headings. */
  isMappingRemembered: z.boolean(),
  rowCount: z.int(),
  createCount: z.int(),
  updateCount: z.int(),
  /** Rows equal to their partner, or to an earlier row. */
  unchangedCount: z.int(),
  refusedCount: z.int(),
  /** By kind. */
  findingCounts: z.record(z.string(), z.int()),
  /** By kind and field, most frequent first. */
  findingGroups: z.array(
    z.object({ kind: z.enum(FINDING_KINDS), field: z.string().nullable(), count: z.int() }),
  ),
  findings: z.array(ImportFinding),
  /** The first rows that can be imported, at most 5. */
  preview: z.array(ImportPreviewRow),
  /** The directory holds sample partners. */
  isSample: z.boolean(),
  /** Removed by replaceSample. */
  sampleRemovedCount: z.int(),
})
export type ImportReport = z.infer<typeof ImportReport>

export const ImportJob = z.object({
  id: z.uuid(),
  fileName: z.string(),
  userName: z.string(),
  state: z.enum(IMPORT_STATES),
  options: ImportOptions,
  /** Rows done in the present state: read while checking, stored while writing. */
  doneCount: z.int(),
  totalCount: z.int().nullable(),
  report: ImportReport.nullable(),
  /** One sentence, when it failed or must be checked again. */
  error: z.string().nullable(),
  changeSetId: z.uuid().nullable(),
  isUndone: z.boolean(),
  /** False once the file was deleted, a week after its upload. */
  hasFile: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type ImportJob = z.infer<typeof ImportJob>

/** One line of the list of recent imports. */
export const ImportSummary = ImportJob.omit({ report: true, options: true })
export type ImportSummary = z.infer<typeof ImportSummary>
