import { eq, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { loginLimits } from '../../../db/schema/accounts.ts'
import { AppError } from '../../../shared/errors.ts'
import type { Networks } from '../../../shared/network-of.ts'

type Rule = { free: number; firstWaitMs: number; longestWaitMs: number }

const MINUTE_MS = 60_000
const ACCOUNT_RULE: Rule = { free: 5, firstWaitMs: MINUTE_MS / 2, longestWaitMs: 60 * MINUTE_MS }
/** Administrators may share an address. */
const NETWORK_RULE: Rule = { ...ACCOUNT_RULE, free: 20 }
/** A provider's customers, or one attacker. */
const BLOCK_RULE: Rule = { ...ACCOUNT_RULE, free: 100 }

/** From the last attempt. */
const FORGET_MS = 24 * 60 * MINUTE_MS

/** Names are hashed. */
export type LimitKey =
  `${'name' | 'device' | 'code' | 'own' | 'setup' | 'network' | 'block' | 'forgotten' | 'forgotten-from' | 'tools' | 'tools-block'}:${string}`

function ruleOf(key: LimitKey): Rule {
  if (/^(?:tools-)?block:/.test(key)) return BLOCK_RULE
  return /^(?:network|setup|forgotten-from|tools):/.test(key) ? NETWORK_RULE : ACCOUNT_RULE
}

/** An IPv4 /24; an IPv6 /64, and more loosely its /48. */
export function networkKeys({ family, line, block }: Networks): LimitKey[] {
  return family === 4 ? [`network:${block}`] : [`network:${line}`, `block:${block}`]
}

/** Counts under all keys, or none when one refuses. */
export async function countAttempts(
  app: Pick<App, 'db' | 'clock'>,
  keys: readonly LimitKey[],
): Promise<void> {
  const counted: LimitKey[] = []
  for (const key of keys) {
    try {
      await countAttempt(app, key)
      counted.push(key)
    } catch (error) {
      for (const earlier of counted) await takeBackAttempt(app, earlier)
      throw error
    }
  }
}

/** In one statement in advance, so that parallel ones count. Throws rate_limited, counting nothing. */
export async function countAttempt(app: Pick<App, 'db' | 'clock'>, key: LimitKey): Promise<void> {
  const rule = ruleOf(key)
  const now = app.clock.now().getTime()
  const { points, expire } = loginLimits
  const wait = sql`case when ${points} < ${rule.free} then 0 else
    least(${rule.longestWaitMs}::float8, ${rule.firstWaitMs}::float8 * power(2, least(${points} - ${rule.free}, 20))) end`
  const nextAt = sql<number>`(${expire} - ${FORGET_MS} + ${wait})`
  // Made while the clock was ahead.
  const isOver = sql`(${expire} <= ${now}::bigint or ${expire} > ${now + FORGET_MS + rule.longestWaitMs}::bigint)`
  const counted = await app.db
    .insert(loginLimits)
    .values({ key, points: 1, expire: now + FORGET_MS })
    .onConflictDoUpdate({
      target: loginLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${points} + 1 end`,
        expire: now + FORGET_MS,
      },
      setWhere: sql`${isOver} or ${points} < ${rule.free} or ${now}::bigint >= ${nextAt}`,
    })
    .returning({ points })
  if (counted.length > 0) return

  const [row] = await app.db.select({ nextAt }).from(loginLimits).where(eq(loginLimits.key, key))
  const waitMs = Math.max(1000, Number(row?.nextAt ?? now) - now)
  const seconds = Math.ceil(waitMs / 1000)
  throw new AppError('rate_limited', `Too many failed attempts. Please try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  })
}

function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

/** After a success. */
export async function takeBackAttempt(app: Pick<App, 'db'>, key: LimitKey): Promise<void> {
  await app.db
    .update(loginLimits)
    .set({ points: sql`greatest(${loginLimits.points} - 1, 0)` })
    .where(eq(loginLimits.key, key))
}

/** Once the owner is proved. */
export async function forgetAttempts(app: Pick<App, 'db'>, key: LimitKey): Promise<void> {
  await app.db.delete(loginLimits).where(eq(loginLimits.key, key))
}
