import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PartnerFilters } from '../../shared/partners/partner-filters.ts'
import { adminUsers } from './accounts.ts'
import { moment } from './columns.ts'

export const partnerViews = pgTable(
  'partner_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => adminUsers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<PartnerFilters>().notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('partner_views_name').on(table.ownerId, sql`lower(${table.name})`)],
)
