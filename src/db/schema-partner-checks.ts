/** Partners that were asked whether their details are still right, and what they answered. */
import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { partners } from './schema.ts'
import { changeSets } from './schema-history.ts'
import { sealed } from './sealing/sealed-text.ts'

/**
 * One mailed question. `confirmed`: everything is right. `corrected`: `proposed` waits for a decision, field by
 * field, and nothing of it is public before.
 */
export const partnerChecks = pgTable(
  'partner_checks',
  {
    /** Signed in the link. */
    id: uuid('id').primaryKey().defaultRandom(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    sentTo: sealed('sent_to').notNull(),
    /** Keyed hash of the address (`addressLookup`); null when not encrypted yet. */
    sentToLookup: text('sent_to_lookup'),
    /** Who asked. */
    userName: sealed('user_name').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null until the job has queued its mail. */
    mailedAt: moment('mailed_at'),
    expiresAt: moment('expires_at').notNull(),
    answer: text('answer').$type<'confirmed' | 'corrected'>(),
    answeredAt: moment('answered_at'),
    /** JSON: field → value that the partner saw, of the corrected fields. */
    seen: sealed('seen'),
    /** JSON: field → value that the partner gave. */
    proposed: sealed('proposed'),
    /** Of a correction: when an administrator accepted or rejected it. */
    decidedAt: moment('decided_at'),
    decidedBy: sealed('decided_by'),
    /** Null: nothing was accepted. */
    changeSetId: uuid('change_set_id').references(() => changeSets.id, { onDelete: 'set null' }),
  },
  (table) => [
    // One question at a time.
    uniqueIndex('partner_checks_open').on(table.partnerId).where(sql`${table.answeredAt} is null`),
    index('partner_checks_waiting').on(table.createdAt).where(sql`${table.mailedAt} is null`),
    index('partner_checks_sent_to_lookup').on(table.sentToLookup),
    index('partner_checks_undecided')
      .on(table.answeredAt)
      .where(sql`${table.answer} = 'corrected' and ${table.decidedAt} is null`),
  ],
)
