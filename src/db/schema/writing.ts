import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DraftField, DraftState, RunState } from '../../shared/description-runs.ts'
import type { FactMark } from '../../shared/fact-marks.ts'
import { adminUsers } from './accounts.ts'
import { moment } from './columns.ts'
import { partners } from './directory.ts'
import { changeSets } from './history.ts'

/** By day (UTC); failed calls count. */
export const modelCalls = pgTable('model_calls', {
  day: date('day').primaryKey(),
  count: integer('count').notNull(),
})

export const descriptionRuns = pgTable(
  'description_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => adminUsers.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    state: text('state').$type<RunState>().notNull().default('writing'),
    leasedUntil: moment('leased_until'),
    attempts: integer('attempts').notNull().default(0),
    /** Why the built-in writer stood in, or the run failed. */
    notice: text('notice'),
    skippedCount: integer('skipped_count').notNull().default(0),
    changeSetId: uuid('change_set_id').references(() => changeSets.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('description_runs_created').on(table.createdAt)],
)

export const descriptionDrafts = pgTable(
  'description_drafts',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => descriptionRuns.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    field: text('field').$type<DraftField>().notNull(),
    position: integer('position').notNull(),
    /** Published only if still so. */
    before: text('before'),
    text: text('text'),
    source: text('source').$type<'ai' | 'template'>(),
    marks: jsonb('marks').$type<FactMark[]>().notNull().default([]),
    decision: text('decision').$type<DraftState>().notNull().default('open'),
    /** When decided alone. */
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.partnerId, table.field] }),
    index('description_drafts_position').on(table.runId, table.position),
  ],
)
