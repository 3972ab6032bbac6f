/** The bytes are in the file store. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
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
