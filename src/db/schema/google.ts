import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MatchCandidate } from '../../shared/google-places/match.ts'
import type { MatchState } from '../../shared/google-places/queue.ts'
import type { RunAnswer, RunKind, RunRowState, RunState } from '../../shared/google-places/run.ts'
import { adminUsers } from './accounts.ts'
import { moment } from './columns.ts'
import { partners } from './directory.ts'
import { changeSets } from './history.ts'

export const googlePlaces = pgTable(
  'google_places',
  {
    partnerId: uuid('partner_id')
      .primaryKey()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** doubtful: waits in the queue; never: not searched again. */
    matchState: text('match_state').$type<MatchState>().notNull(),
    /** Purged with the content. */
    candidates: jsonb('candidates').$type<MatchCandidate[]>().notNull().default([]),
    /** If it differs from the partner's. */
    otherPhone: text('other_phone'),
    /** If it fell by RATING_FALL or more. */
    ratingBefore: doublePrecision('rating_before'),
    movedPlaceId: text('moved_place_id'),
    /** Null: by no administrator. */
    seenAt: moment('seen_at'),
    /** Purged after GOOGLE_CONTENT_MAX_DAYS. */
    fetchedAt: moment('fetched_at').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('google_places_state').on(table.matchState)],
)

export const googleRuns = pgTable(
  'google_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<RunKind>().notNull(),
    state: text('state').$type<RunState>().notNull().default('running'),
    userId: uuid('user_id').references(() => adminUsers.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    totalCount: integer('total_count').notNull(),
    batchSize: integer('batch_size'),
    plannedMicros: integer('planned_micros').notNull(),
    error: text('error'),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    /** Unfinished ones; see MOST_ATTEMPTS. */
    attempts: integer('attempts').notNull().default(0),
    leasedUntil: moment('leased_until'),
    changeSetId: uuid('change_set_id').references(() => changeSets.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('google_runs_created').on(table.createdAt)],
)

/** No foreign key: results outlive partners. */
export const googleRunPartners = pgTable(
  'google_run_partners',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => googleRuns.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id').notNull(),
    number: integer('number').notNull(),
    partnerName: text('partner_name').notNull(),
    /** asking: a paid call, which a crash must not repeat. */
    state: text('state').$type<RunRowState>().notNull().default('waiting'),
    isSuccess: boolean('is_success'),
    rating: doublePrecision('rating'),
    reviewCount: integer('review_count'),
    error: text('error'),
    /** Null once written, at the run's end. */
    answer: jsonb('answer').$type<RunAnswer>(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.partnerId] }),
    index('google_run_partners_state').on(table.runId, table.state, table.number),
  ],
)

/** By month (UTC, "2026-11") and SKU. */
export const googleCalls = pgTable(
  'google_calls',
  {
    month: text('month').notNull(),
    sku: text('sku').notNull(),
    count: integer('count').notNull(),
    /** At the day's list price, millionths of a dollar. */
    micros: doublePrecision('micros').notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.sku] })],
)
