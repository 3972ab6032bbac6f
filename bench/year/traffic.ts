/** Of the whole year: 12 million visits. */
const VISITS_AN_HOUR = 12_000_000 / 8760
/** Of a broadcast, against the rate around it. */
const PEAK = 20
/** Of a week's share of the replay; each begins at midnight. */
const BROADCAST = { from: 0.8, until: 0.9 }
/** Every so many weeks. */
const BROADCAST_WEEKS = 8
const WEEKS = 52

export type Moment = { visitsPerSecond: number; isBroadcast: boolean }

/**
 * How many visits begin at a part (0–1) of the replayed year. Rates are those of a real hour; each of 52 weeks is one day
 * from night to night, busier in winter, and every eighth has a broadcast in its evening.
 */
export function momentOf(part: number): Moment {
  const week = Math.floor(part * WEEKS)
  const ofDay = (part * WEEKS) % 1
  const day = 1 - 0.8 * Math.cos(2 * Math.PI * ofDay)
  const season = 1 + 0.15 * Math.cos((2 * Math.PI * week) / WEEKS)
  const isBroadcast =
    week % BROADCAST_WEEKS === BROADCAST_WEEKS - 1 && ofDay >= BROADCAST.from && ofDay < BROADCAST.until
  const visitsPerSecond = (VISITS_AN_HOUR / 3600) * day * season * (isBroadcast ? PEAK : 1)
  return { visitsPerSecond, isBroadcast }
}
