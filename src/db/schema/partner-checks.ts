import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PartnerFilters } from '../../shared/partners/partner-filters.ts'
import { sealed } from '../sealing/sealed-text.ts'
import { adminUsers } from './accounts.ts'
import { moment } from './columns.ts'
import { partners } from './directory.ts'
import { changeSets } from './history.ts'

/** `corrected`: `proposed` waits for decisions by field. */
export const partnerChecks = pgTable(
  'partner_checks',
  {
    /** Signed in the link. */
    id: uuid('id').primaryKey().defaultRandom(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    sentTo: sealed('sent_to').notNull(),
    /** `addressLookup`; null: not encrypted yet. */
    sentToLookup: text('sent_to_lookup'),
    userName: sealed('user_name').notNull(),
    createdAt: moment('created_at').notNull(),
    mailedAt: moment('mailed_at'),
    expiresAt: moment('expires_at').notNull(),
    answer: text('answer').$type<'confirmed' | 'corrected'>(),
    answeredAt: moment('answered_at'),
    /** JSON: corrected field → value seen. */
    seen: sealed('seen'),
    /** JSON: field → proposed value. */
    proposed: sealed('proposed'),
    decidedAt: moment('decided_at'),
    decidedBy: sealed('decided_by'),
    changeSetId: uuid('change_set_id').references(() => changeSets.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('partner_checks_open').on(table.partnerId).where(sql`${table.answeredAt} is null`),
    index('partner_checks_waiting').on(table.createdAt).where(sql`${table.mailedAt} is null`),
    index('partner_checks_sent_to_lookup').on(table.sentToLookup),
    index('partner_checks_undecided')
      .on(table.answeredAt)
      .where(sql`${table.answer} = 'corrected' and ${table.decidedAt} is null`),
  ],
)

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
