import { z } from 'zod'

export const IMPORT_MODES = ['create', 'update', 'upsert'] as const
/** By which column a row finds the partner that it updates. */
export const IMPORT_MATCHES = ['id', 'slug', 'email', 'phone', 'website', 'name-city', 'name-zip'] as const

/** waiting: asked for, not begun. checked: previewed, to be confirmed. */
export const IMPORT_STATES = [
  'waiting',
  'checking',
  'checked',
  'writing',
  'done',
  'failed',
  'cancelled',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** Fields that a column can fill. */
export const IMPORT_FIELDS = [
  'id',
  'slug',
  'name',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'email',
  'website',
  'description',
  'longDescription',
  'servicesOffered',
  'partnerSince',
  'annualCremations',
  'locationCount',
  'isPriority',
  'isActive',
  'logoUrl',
  'imageUrl',
  'facebook',
  'linkedin',
  'instagram',
  'latitude',
  'longitude',
  'googlePlaceId',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** What the person chose. A column without a field is left out; on an update a blank cell changes nothing. */
export const ImportOptions = z.strictObject({
  mode: z.enum(IMPORT_MODES).default('create'),
  match: z.enum(IMPORT_MATCHES).default('name-city'),
  /** Column position (from 0) → field or null (left out); a position not listed keeps what was recognised. */
  mapping: z.record(z.string().regex(/^\d{1,4}$/), z.enum(IMPORT_FIELDS).nullable()).default({}),
  skipInvalid: z.boolean().default(false),
})
export type ImportOptions = z.infer<typeof ImportOptions>

export const ImportColumn = z.object({
  position: z.int(),
  heading: z.string(),
  field: z.enum(IMPORT_FIELDS).nullable(),
  /** The first cells that are not blank, at most 3. */
  samples: z.array(z.string()),
})

/** One thing that the doctor has to say of a row. */
export const ImportFinding = z.object({
  /** Line in the file as a spreadsheet counts it: the heading is 1. */
  line: z.int(),
  name: z.string(),
  /** refused: the row cannot be used; repaired: put right (a ZIP's zero); doubt: used, worth a look; duplicate. */
  kind: z.enum(['refused', 'repaired', 'doubt', 'duplicate']),
  field: z.string().nullable(),
  message: z.string(),
})
export type ImportFinding = z.infer<typeof ImportFinding>

/** What a check or an import found. Lists are cut at 500 entries; the counts are whole, and so is the failed-rows CSV. */
export const ImportReport = z.object({
  columns: z.array(ImportColumn),
  rowCount: z.int(),
  createCount: z.int(),
  updateCount: z.int(),
  unchangedCount: z.int(),
  refusedCount: z.int(),
  findingCounts: z.record(z.string(), z.int()),
  findings: z.array(ImportFinding),
  /** The first rows as they would be stored, at most 5, with what changes for an update. */
  preview: z.array(
    z.object({
      line: z.int(),
      action: z.enum(['create', 'update', 'unchanged', 'refused']),
      values: z.record(z.string(), z.unknown()),
      changed: z.array(z.string()),
    }),
  ),
})
export type ImportReport = z.infer<typeof ImportReport>

export const ImportJob = z.object({
  id: z.uuid(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  options: ImportOptions,
  doneCount: z.int(),
  totalCount: z.int().nullable(),
  report: ImportReport.nullable(),
  error: z.string().nullable(),
  changeSetId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
})
export type ImportJob = z.infer<typeof ImportJob>
