import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ChangeAction, ChangeEntity } from '../../shared/history/history.ts'
import type { ImportAction, ImportOptions, ImportReport, ImportState } from '../../shared/import.ts'
import type { InquiryEventKind } from '../../shared/inquiries/admin-inquiry.ts'
import type { InquiryStatus } from '../../shared/inquiries/inquiry.ts'
import { sealed } from '../sealing/sealed-text.ts'
import { adminUsers } from './accounts.ts'
import { bytes, moment } from './columns.ts'
import { inquiries } from './directory.ts'

export const changeSets = pgTable(
  'change_sets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    action: text('action').$type<ChangeAction>().notNull(),
    entity: text('entity').$type<ChangeEntity>().notNull(),
    /** Null: the product, or a deleted account. */
    userId: uuid('user_id').references(() => adminUsers.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    subject: text('subject').notNull(),
    itemCount: integer('item_count').notNull(),
    createdCount: integer('created_count').notNull().default(0),
    undoesId: uuid('undoes_id'),
    undoneAt: moment('undone_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('change_sets_created').on(table.createdAt)],
)

/** Updates have the fields that differ. No foreign key: checking costs more than storing. */
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
    /** Note, reply, or why mail failed. */
    text: sealed('text'),
    outboxId: uuid('outbox_id'),
    userId: uuid('user_id').references(() => adminUsers.id, { onDelete: 'set null' }),
    userName: text('user_name'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('inquiry_events_inquiry').on(table.inquiryId, table.id)],
)

/** Kept a week; the mapping serves later files with the same headings. */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Who uploaded it, later who confirmed it. */
    userId: uuid('user_id').references(() => adminUsers.id, { onDelete: 'cascade' }),
    userName: text('user_name').notNull().default(''),
    fileName: text('file_name').notNull(),
    /** Empty once purged. */
    file: bytes('file').notNull(),
    /** SHA-256. */
    headingHash: text('heading_hash'),
    state: text('state').$type<ImportState>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    /** Grows with each decision; runs of older revisions stop. */
    revision: integer('revision').notNull().default(0),
    leasedUntil: moment('leased_until'),
    /** Too many on one revision end the job. */
    attempts: integer('attempts').notNull().default(0),
    rowsMapping: text('rows_mapping'),
    comparedVersion: bigint('compared_version', { mode: 'number' }),
    doneCount: integer('done_count').notNull().default(0),
    totalCount: integer('total_count'),
    report: jsonb('report').$type<ImportReport>(),
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

/** No foreign key: checking costs more than storing. */
export const importRows = pgTable(
  'import_rows',
  {
    jobId: uuid('job_id').notNull(),
    /** From 0; blank rows do not count. */
    number: integer('number').notNull(),
    /** The heading's is 1. */
    line: integer('line').notNull(),
    name: text('name').notNull(),
    /** Usable, not blank. */
    values: jsonb('values').$type<Record<string, unknown>>().notNull(),
    /** Where the cell differs. */
    raw: jsonb('raw').$type<Record<string, string>>().notNull(),
    /** Field (or "row") → why it is unusable. */
    errors: jsonb('errors').$type<Record<string, string>>().notNull(),
    repaired: text('repaired').array().notNull(),
    /** Field → a doubt that forbids nothing. */
    doubts: jsonb('doubts').$type<Record<string, string>>().notNull(),
    /** The postal code's, for want of coordinates. */
    point: jsonb('point').$type<{ latitude: number; longitude: number }>(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.number] })],
)

export const importOutcomes = pgTable(
  'import_outcomes',
  {
    jobId: uuid('job_id').notNull(),
    number: integer('number').notNull(),
    action: text('action').$type<ImportAction>().notNull(),
    partnerId: uuid('partner_id'),
    changed: jsonb('changed').$type<Record<string, unknown>>(),
    verdicts: jsonb('verdicts').$type<{ kind: string; field: string | null; message: string }[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.number] })],
)
