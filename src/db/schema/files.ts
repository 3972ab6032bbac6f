import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

export const uploads = pgTable(
  'uploads',
  {
    /** 32 hex digits and the ending. */
    name: text('name').primaryKey(),
    bytes: integer('bytes').notNull(),
    /** For files of an earlier release: when found. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('uploads_created').on(table.createdAt)],
)

export const backupRuns = pgTable(
  'backup_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** drill: restored into a scratch schema and compared. */
    kind: text('kind').$type<'backup' | 'drill'>().notNull(),
    /** Without its folder. */
    fileName: text('file_name'),
    bytes: bigint('bytes', { mode: 'number' }),
    rows: bigint('rows', { mode: 'number' }),
    error: text('error'),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at').notNull(),
  },
  (table) => [index('backup_runs_kind').on(table.kind, table.endedAt)],
)
