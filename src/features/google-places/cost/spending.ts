import { and, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { googleCalls, googleRunPartners, googleRuns } from '../../../db/schema/google.ts'
import { MICROS_PER_PARTNER, PRICE_LIST, type Sku, toUsd } from './price-list.ts'

/** "goog" in ASCII. */
const BUDGET_LOCK = 0x676f6f67

/** No two transactions find the same part free. */
export async function lockBudget(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${BUDGET_LOCK})`)
}

function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7)
}

/** A negative count takes back. */
export async function countCalls(db: Queryable, sku: Sku, count: number, now: Date): Promise<void> {
  if (count === 0) return
  await db
    .insert(googleCalls)
    .values({ month: monthOf(now), sku, count, micros: PRICE_LIST.micros[sku] * count })
    .onConflictDoUpdate({
      target: [googleCalls.month, googleCalls.sku],
      set: {
        count: sql`${googleCalls.count} + excluded.count`,
        micros: sql`${googleCalls.micros} + excluded.micros`,
      },
    })
}

/** Millionths of a dollar; counts what current runs may cost. */
export async function readSpentMicros(db: Queryable, now: Date): Promise<number> {
  const [spent] = await db
    .select({ micros: sql<number>`coalesce(sum(${googleCalls.micros}), 0)::float8` })
    .from(googleCalls)
    .where(eq(googleCalls.month, monthOf(now)))
  const [open] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(googleRunPartners)
    .innerJoin(googleRuns, eq(googleRuns.id, googleRunPartners.runId))
    .where(sql`${googleRuns.state} = 'running' and ${googleRunPartners.state} <> 'answered'`)
  return (spent?.micros ?? 0) + (open?.count ?? 0) * MICROS_PER_PARTNER
}

/** Millionths of a dollar. */
export async function readSpentOn(db: Queryable, skus: readonly Sku[], now: Date): Promise<number> {
  const [spent] = await db
    .select({ micros: sql<number>`coalesce(sum(${googleCalls.micros}), 0)::float8` })
    .from(googleCalls)
    .where(and(eq(googleCalls.month, monthOf(now)), inArray(googleCalls.sku, [...skus])))
  return spent?.micros ?? 0
}

/** A sentence; null when it may be spent. */
export function refuseCost(app: Pick<App, 'config'>, spentMicros: number, micros: number): string | null {
  const budget = app.config.googlePlaces.monthlyBudgetUsd
  if (spentMicros + micros <= budget * 1_000_000) return null
  const [cost, spent] = [dollars(toUsd(micros)), dollars(toUsd(spentMicros))]
  return `This may cost ${cost}. With ${spent} spent this month it would exceed the monthly budget of ${dollars(budget)} (GOOGLE_MONTHLY_BUDGET_USD).`
}

const dollars = (usd: number) => `$${usd.toFixed(2)}`

/** This month's, as far as the product left them. */
export async function readFreeCalls(db: Queryable, sku: Sku, now: Date): Promise<number> {
  const [used] = await db
    .select({ count: googleCalls.count })
    .from(googleCalls)
    .where(and(eq(googleCalls.month, monthOf(now)), eq(googleCalls.sku, sku)))
  return Math.max(0, PRICE_LIST.freeCalls[sku] - (used?.count ?? 0))
}
