import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { App } from '../../app.ts'
import {
  createSharedLimiter,
  type SharedLimiter,
} from '../../features/accounts/sessions/create-shared-limiter.ts'
import { networkOf } from '../../shared/network-of.ts'
import { tooManyRequests } from '../../shared/refusals.ts'
import { clientAddress } from '../door/client-address.ts'
import type { HttpEnv } from '../http-env.ts'

const HOUR_S = 3600
const DAY_S = 86_400
/** An office writes a handful an hour, with some tries each. */
const RELEASES_AN_HOUR = 60
/** Of all networks together. A model's texts have their own budget (AI_DAILY_LIMIT). */
const RELEASES_A_DAY = 5000
const DOCUMENTS_AN_HOUR = 120
/** Stored videos count too. */
const VIDEOS_AN_HOUR = 30
/** All shapes take minutes of one core. */
const VIDEOS_A_DAY = 600
/** Three for each film looked at. */
const STILLS_AN_HOUR = 900
const STILLS_A_DAY = 20_000
const CODES_AN_HOUR = 10
const CODES_A_DAY_OF_ALL = 1000

/**
 * By network and in all, counted per process; tries of the access code in the database. Each throws
 * rate_limited.
 */
export type PartnerToolLimits = {
  takeRelease(c: Context<HttpEnv>): Promise<void>
  takeDocument(c: Context<HttpEnv>): Promise<void>
  takeVideo(c: Context<HttpEnv>): Promise<void>
  takeStill(c: Context<HttpEnv>): Promise<void>
  takeCode(c: Context<HttpEnv>): Promise<void>
}

type Limiter = RateLimiterMemory | SharedLimiter

/** Starts with nothing used in this process. */
export function createPartnerToolLimits(app: Pick<App, 'config' | 'db' | 'clock'>): PartnerToolLimits {
  const limit = (points: number, duration: number) => new RateLimiterMemory({ points, duration })
  const sharedLimit = (points: number, duration: number) =>
    createSharedLimiter(app, 'tools-code', points, duration)
  const takeOf = (byNetwork: Limiter, ofAll: Limiter) => async (c: Context<HttpEnv>) => {
    const address = clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), app.config.trustProxy)
    await take(byNetwork, networkOf(address))
    await take(ofAll, 'all')
  }
  return {
    takeRelease: takeOf(limit(RELEASES_AN_HOUR, HOUR_S), limit(RELEASES_A_DAY, DAY_S)),
    takeDocument: takeOf(limit(DOCUMENTS_AN_HOUR, HOUR_S), limit(RELEASES_A_DAY, DAY_S)),
    takeVideo: takeOf(limit(VIDEOS_AN_HOUR, HOUR_S), limit(VIDEOS_A_DAY, DAY_S)),
    takeStill: takeOf(limit(STILLS_AN_HOUR, HOUR_S), limit(STILLS_A_DAY, DAY_S)),
    takeCode: takeOf(sharedLimit(CODES_AN_HOUR, HOUR_S), sharedLimit(CODES_A_DAY_OF_ALL, DAY_S)),
  }
}

async function take(limiter: Limiter, key: string): Promise<void> {
  if ('take' in limiter) return limiter.take(key)
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw tooManyRequests(refusal.msBeforeNext)
  }
}
