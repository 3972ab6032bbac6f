/** Changes by administrators (undone by it for 30 days), events of inquiries, and imports under way. */
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ChangeAction, ChangeEntity } from '../shared/history/history.ts'
import type { ImportAction, ImportOptions, ImportReport, ImportState } from '../shared/import.ts'
import type { InquiryEventKind } from '../shared/inquiries/admin-inquiry.ts'
import type { InquiryStatus } from '../shared/inquiries/inquiry.ts'
import { moment } from './columns.ts'
import { inquiries } from './schema.ts'
import { adminUsers } from './schema-accounts.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** One action of an administrator, from a single edit to a whole import. */
export const changeSets = pgTable(
  'change_sets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    action: text('action').$type<ChangeAction>().notNull(),
    entity: text('entity').$type<ChangeEntity>().notNull(),
    /** Null for the product's own changes. The name stays when the account is deleted. */
    userId: uuid('user_id').references(() => adminUsers.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    /** Its subject in one line: a partner's or a file's name. */
    subject: text('subject').notNull(),
    itemCount: integer('item_count').notNull(),
    /** How many rows are new, that is without a before. */
    createdCount: integer('created_count').notNull().default(0),
    /** For an undo: the change set that it undoes. */
    undoesId: uuid('undoes_id'),
    undoneAt: moment('undone_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('change_sets_created').on(table.createdAt)],
)

/**
 * One row of a change set; for an update only the fields that differ. No foreign key: checking it takes
 * longer than storing the rows, and change sets are never deleted.
 */
export const changes = pgTable(
  'changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changeSetId: uuid('change_set_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    /** Null: it did not exist. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** Null: it was deleted. */
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [index('changes_set').on(table.changeSetId), index('changes_entity').on(table.entityId)],
)

/** An inquiry's events, oldest first: mail, statuses, notes, replies. */
export const inquiryEvents = pgTable(
  'inquiry_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<InquiryEventKind>().notNull(),
    fromStatus: text('from_status').$type<InquiryStatus>(),
    toStatus: text('to_status').$type<InquiryStatus>(),
    /** A note, the text of a reply, or why mail failed. */
    text: text('text'),
    outboxId: uuid('outbox_id'),
    userId: uuid('user_id').references(() => adminUsers.id, { onDelete: 'set null' }),
    userName: text('user_name'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('inquiry_events_inquiry').on(table.inquiryId, table.id)],
)

/**
 * An uploaded CSV. File and rows are kept a week; the rest gives later files with the same headings their
 * mapping.
 */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Who uploaded it, later who confirmed it. */
    userId: uuid('user_id').references(() => adminUsers.id, { onDelete: 'cascade' }),
    userName: text('user_name').notNull().default(''),
    fileName: text('file_name').notNull(),
    /** Stored uncompressed, so that pieces can be read; empty once it is purged. */
    file: bytes('file').notNull(),
    /** SHA-256 of the headings; null until they were read. */
    headingHash: text('heading_hash'),
    state: text('state').$type<ImportState>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    /** Grows with each decision of a person; a run of an older revision stops and leaves nothing. */
    revision: integer('revision').notNull().default(0),
    /** Until then one process works on it; when that process dies, the lease runs out. */
    leasedUntil: moment('leased_until'),
    /** How often work on this revision began; a job that keeps ending the process is given up. */
    attempts: integer('attempts').notNull().default(0),
    /** The column mapping that import_rows were read with; null: none yet. */
    rowsMapping: text('rows_mapping'),
    /** The directory version that the rows were compared with. */
    comparedVersion: bigint('compared_version', { mode: 'number' }),
    /** Rows done in the present state, and their total as far as known. */
    doneCount: integer('done_count').notNull().default(0),
    totalCount: integer('total_count'),
    report: jsonb('report').$type<ImportReport>(),
    /** A sentence for the person, when it failed. */
    error: text('error'),
    changeSetId: uuid('change_set_id').references(() => changeSets.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('import_jobs_created').on(table.createdAt),
    index('import_jobs_headings').on(table.headingHash),
  ],
)

/**
 * Rows of an uploaded CSV, before the comparison. No foreign key: checking takes longer than storing. Whoever
 * ends a job deletes its rows (features/import-jobs).
 */
export const importRows = pgTable(
  'import_rows',
  {
    jobId: uuid('job_id').notNull(),
    /** Position among the rows that are not blank, from 0. */
    number: integer('number').notNull(),
    /** Line in the file, the heading being 1. */
    line: integer('line').notNull(),
    /** The row's name in messages. */
    name: text('name').notNull(),
    /** Partner fields as they would be stored; only usable ones that are not blank. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    /** The cell's own text where it differs from what would be stored. */
    raw: jsonb('raw').$type<Record<string, string>>().notNull(),
    /** Field (or "row") → why it cannot be used. */
    errors: jsonb('errors').$type<Record<string, string>>().notNull(),
    /** Fields that were corrected. */
    repaired: text('repaired').array().notNull(),
    /** Field → a doubt that does not forbid the row. */
    doubts: jsonb('doubts').$type<Record<string, string>>().notNull(),
    /** Where its postal code lies, for a partner without coordinates. */
    point: jsonb('point').$type<{ latitude: number; longitude: number }>(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.number] })],
)

/** What each of those rows would do to the directory. */
export const importOutcomes = pgTable(
  'import_outcomes',
  {
    jobId: uuid('job_id').notNull(),
    number: integer('number').notNull(),
    action: text('action').$type<ImportAction>().notNull(),
    /** The partner that it updates or equals. */
    partnerId: uuid('partner_id'),
    /** For an update: the fields that change, with their new values. */
    changed: jsonb('changed').$type<Record<string, unknown>>(),
    /** [{kind, field, message}]: findings of the comparison. */
    verdicts: jsonb('verdicts').$type<{ kind: string; field: string | null; message: string }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.number] })],
)
