/** What administrators changed (undone by it for 30 days), what happened to an inquiry, and imports under way. */
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

/** One deed of an administrator: a single edit, or a whole import. */
export const changeSets = pgTable(
  'change_sets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    action: text('action').$type<ChangeAction>().notNull(),
    entity: text('entity').$type<ChangeEntity>().notNull(),
    /** Null for what the product itself did. The name stays when the account goes. */
    userId: uuid('user_id').references(() => adminUsers.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    /** What it is about, in one line: a partner's name, a file's name. */
    subject: text('subject').notNull(),
    itemCount: integer('item_count').notNull(),
    /** How many of them are new: the rows without a before. */
    createdCount: integer('created_count').notNull().default(0),
    /** The set that this one takes back, for an undo. */
    undoesId: uuid('undoes_id'),
    undoneAt: moment('undone_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('change_sets_created').on(table.createdAt)],
)

/**
 * One row of a change set: what one thing was before and after. Only the fields that differ, for an update. No foreign
 * key to the set: checking it for each of an import's rows takes longer than storing them; sets are never deleted.
 */
export const changes = pgTable(
  'changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changeSetId: uuid('change_set_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    /** Null: it did not exist. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    /** Null: it is gone. */
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [index('changes_set').on(table.changeSetId), index('changes_entity').on(table.entityId)],
)

/** What happened to an inquiry, oldest first: its mail, its statuses, notes, replies. */
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
    /** A note, the text of a reply, the reason why mail failed. */
    text: text('text'),
    outboxId: uuid('outbox_id'),
    userId: uuid('user_id').references(() => adminUsers.id, { onDelete: 'set null' }),
    userName: text('user_name'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('inquiry_events_inquiry').on(table.inquiryId, table.id)],
)

/**
 * A CSV that somebody uploaded, from its preview to its last row. File and rows are kept a week; what remains tells a
 * later file with the same headings how its columns were mapped.
 */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Who uploaded it, later who confirmed it. */
    userId: uuid('user_id').references(() => adminUsers.id, { onDelete: 'cascade' }),
    userName: text('user_name').notNull().default(''),
    fileName: text('file_name').notNull(),
    /** Stored as it is, uncompressed, so that a piece of it can be read alone; empty once it is forgotten. */
    file: bytes('file').notNull(),
    /** SHA-256 of the headings; null until they were read. */
    headingHash: text('heading_hash'),
    state: text('state').$type<ImportState>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    /** Grows with whatever a person decides; a run of an older revision stops and leaves nothing. */
    revision: integer('revision').notNull().default(0),
    /** Until then one process works on it; one that died lets this pass. */
    leasedUntil: moment('leased_until'),
    /** How often work on this revision was begun: what always ends the process is given up. */
    attempts: integer('attempts').notNull().default(0),
    /** The column mapping that the rows in import_rows were read with; null: none were. */
    rowsMapping: text('rows_mapping'),
    /** The directory version that the rows were compared with. */
    comparedVersion: bigint('compared_version', { mode: 'number' }),
    /** Rows done in the present state, and how many there are as far as known. */
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
 * The rows of an uploaded CSV as they were read, before anything is known of the directory. No foreign key: checking it
 * row by row would take longer than the row. Whoever ends a job takes its rows away (features/import-jobs).
 */
export const importRows = pgTable(
  'import_rows',
  {
    jobId: uuid('job_id').notNull(),
    /** Position among the rows that say anything, from 0. */
    number: integer('number').notNull(),
    /** Line in the file, the heading being 1. */
    line: integer('line').notNull(),
    /** What to call it. */
    name: text('name').notNull(),
    /** Partner fields as they would be stored; only those whose cell says something that can be used. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    /** The cell's own text where it differs from what would be stored. */
    raw: jsonb('raw').$type<Record<string, string>>().notNull(),
    /** Field (or "row") → why it cannot be used. */
    errors: jsonb('errors').$type<Record<string, string>>().notNull(),
    /** Fields that were put right. */
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
    /** The partner that it updates, or is. */
    partnerId: uuid('partner_id'),
    /** For an update: the fields that change, with their new values. */
    changed: jsonb('changed').$type<Record<string, unknown>>(),
    /** [{kind, field, message}]: what the comparison has to say. */
    verdicts: jsonb('verdicts').$type<{ kind: string; field: string | null; message: string }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.number] })],
)
