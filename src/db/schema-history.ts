/** What administrators changed (undone by it for 30 days), what happened to an inquiry, and imports under way. */
import { bigint, boolean, customType, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { InquiryEventKind } from '../shared/admin-inquiry.ts'
import type { ChangeAction, ChangeEntity } from '../shared/history.ts'
import type { ImportOptions, ImportReport, ImportState } from '../shared/import.ts'
import type { InquiryStatus } from '../shared/inquiry.ts'
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
    /** The set that this one takes back, for an undo. */
    undoesId: uuid('undoes_id'),
    undoneAt: moment('undone_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('change_sets_created').on(table.createdAt)],
)

/** One row of a change set: what one thing was before and after. Only the fields that differ, for an update. */
export const changes = pgTable(
  'changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changeSetId: uuid('change_set_id')
      .notNull()
      .references(() => changeSets.id, { onDelete: 'cascade' }),
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

/** A CSV that somebody uploaded, from its preview to its last row. Kept a week. */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    file: bytes('file').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    options: jsonb('options').$type<ImportOptions>().notNull(),
    /** Rows done in the present state, and how many there are as far as known. */
    doneCount: integer('done_count').notNull().default(0),
    totalCount: integer('total_count'),
    isCancelAsked: boolean('is_cancel_asked').notNull().default(false),
    report: jsonb('report').$type<ImportReport>(),
    /** A sentence for the person, when it failed. */
    error: text('error'),
    changeSetId: uuid('change_set_id').references(() => changeSets.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('import_jobs_created').on(table.createdAt)],
)
