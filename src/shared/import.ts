import { z } from 'zod'
import { CSV_COLUMNS, type CsvColumn, REQUIRED_FIELDS } from './partner-fields/field-names.ts'

const IMPORT_MODES = ['create', 'update', 'upsert'] as const
/** By which column a row finds the partner that it updates. */
export const IMPORT_MATCHES = ['id', 'slug', 'email', 'phone', 'website', 'name-city', 'name-zip'] as const
export type ImportMatch = (typeof IMPORT_MATCHES)[number]

/** waiting: asked for, not begun. checked: previewed, to be confirmed. */
const IMPORT_STATES = ['waiting', 'checking', 'checked', 'writing', 'done', 'failed', 'cancelled'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What a column can fill. */
export const IMPORT_FIELDS = CSV_COLUMNS
export type ImportField = CsvColumn

/** Without these a row cannot become a new partner. */
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

/** A file may hold this much; more is refused before it is read. */
export const MAX_IMPORT_BYTES = 25 * 1024 * 1024
export const MAX_IMPORT_ROWS = 1_000_000
/** Answer for a file without a row under its heading. */
export const NO_ROWS = 'CSV file must contain headers and at least one data row'

/** Column position (from 0) → field, or null to leave the column out. */
const Mapping = z.record(z.string().regex(/^\d{1,4}$/), z.enum(IMPORT_FIELDS).nullable())

/** What the person chose. On an update a blank cell changes nothing. */
export const ImportOptions = z.strictObject({
  mode: z.enum(IMPORT_MODES).default('create'),
  match: z.enum(IMPORT_MATCHES).default('name-city'),
  /** Choices that differ from what was recognised; a position not listed keeps what was. */
  mapping: Mapping.default({}),
  /** Import the good rows although others are refused. */
  skipInvalid: z.boolean().default(false),
  /** Take the made-up partners of a sample directory out in the same step. That is not undone with the import. */
  replaceSample: z.boolean().default(false),
})
export type ImportOptions = z.infer<typeof ImportOptions>

/** What PATCH may change, each by itself; positions in `mapping` are added to the choices made before. */
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
  /** chosen: by a person, here or for an earlier file with these headings; else by heading or by cells; or not at all. */
  source: z.enum(['chosen', 'heading', 'content', 'none']),
  /** The first cells that are not blank, at most 3. */
  samples: z.array(z.string()),
})
export type ImportColumn = z.infer<typeof ImportColumn>

/** refused: the row cannot be used; repaired: put right (a ZIP's zero); doubt: used, worth a look; duplicate. */
export const FINDING_KINDS = ['refused', 'repaired', 'doubt', 'duplicate'] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

/** One thing that the doctor has to say of a row. */
export const ImportFinding = z.object({
  /** Line in the file as a spreadsheet counts it: the heading is 1. */
  line: z.int(),
  name: z.string(),
  kind: z.enum(FINDING_KINDS),
  field: z.string().nullable(),
  message: z.string(),
})
export type ImportFinding = z.infer<typeof ImportFinding>

/** Findings from one row on, in the order of the file; `next` asks for the following ones, null at the end. */
export const ImportFindings = z.object({ findings: z.array(ImportFinding), next: z.int().nullable() })
export type ImportFindings = z.infer<typeof ImportFindings>

const IMPORT_ACTIONS = ['create', 'update', 'unchanged', 'refused'] as const
export type ImportAction = (typeof IMPORT_ACTIONS)[number]

export const ImportPreviewRow = z.object({
  line: z.int(),
  action: z.enum(IMPORT_ACTIONS),
  /** The row as it would be stored. */
  values: z.record(z.string(), z.unknown()),
  /** For an update: the fields that change … */
  changed: z.array(z.string()),
  /** … and what stands there now. */
  before: z.record(z.string(), z.unknown()),
})
export type ImportPreviewRow = z.infer<typeof ImportPreviewRow>

/** What a check or an import found. The counts are whole; `findings` are the first 500, refused rows first. */
export const ImportReport = z.object({
  encoding: z.string(),
  delimiter: z.string(),
  columns: z.array(ImportColumn),
  /** Fields that no column holds and without which nothing can be imported in this mode; then no row was compared. */
  missingFields: z.array(z.enum(IMPORT_FIELDS)),
  /** Whether the mapping was taken over from an earlier file with the same headings. */
  isMappingRemembered: z.boolean(),
  rowCount: z.int(),
  createCount: z.int(),
  updateCount: z.int(),
  /** Rows that change nothing: equal to their partner, or the same partner once more. */
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
  /** Whether the directory holds made-up sample partners. */
  isSample: z.boolean(),
  /** Taken out by an import with replaceSample. */
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
  /** One sentence, when it failed or could not be written as it was checked. */
  error: z.string().nullable(),
  changeSetId: z.uuid().nullable(),
  isUndone: z.boolean(),
  /** False once the file was forgotten, a week after its upload. */
  hasFile: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type ImportJob = z.infer<typeof ImportJob>

/** One line of the list of recent imports. */
export const ImportSummary = ImportJob.omit({ report: true, options: true })
export type ImportSummary = z.infer<typeof ImportSummary>
