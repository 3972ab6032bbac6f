import { and, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { inquiries } from '../../../db/schema/directory.ts'
import type { Doubt } from '../../../shared/inquiries/doubts.ts'
import { MIN_FILL_MS } from '../../../shared/inquiries/inquiry-choices.ts'
import type { SenderCounts } from './count-inquiry.ts'
import type { StampReading } from './form-stamp.ts'
import type { InquiryLimits, Limit } from './limits.ts'

type Content = { name: string; message: string }
type Signs = { honeypotFilled: boolean; isForm: boolean; stamp: StampReading; counts: SenderCounts }

/** An obituary, memorial page and map. */
const MOST_LINKS = 3
const LINK = /\bhttps?:\/\/|\bwww\.[a-z0-9-]|\[url[=\]]|<a\s/gi

const FRESH_STAMP_MS = 24 * 3_600_000

/**
 * Reasons to doubt that a family wrote (INQUIRY-8). These wait for administrators, so a mistake loses nobody.
 */
export async function findDoubts(
  tx: Queryable,
  content: Content,
  signs: Signs,
  limits: InquiryLimits,
  now: Date,
): Promise<Doubt[]> {
  const { stamp } = signs
  const isOpened = stamp.kind === 'good' && stamp.ageMs <= FRESH_STAMP_MS
  const doubts = [
    ...doubtContent(content, signs.honeypotFilled),
    ...doubtStamp(signs, limits.perStamp),
    ...doubtAddress(signs.counts, isOpened, limits),
    ...doubtWords(signs.counts, limits.perWords),
  ]
  if (doubts.length === 0 && !isOpened && (await isFlooded(tx, limits.overall, now)))
    doubts.push({ kind: 'flood' })
  return doubts
}

function doubtContent({ name, message }: Content, honeypotFilled: boolean): Doubt[] {
  const linksIn = (text: string) => text.match(LINK)?.length ?? 0
  const doubts: Doubt[] = []
  if (honeypotFilled) doubts.push({ kind: 'bait' })
  if (linksIn(name) > 0) doubts.push({ kind: 'link-in-name' })
  if (linksIn(message) > MOST_LINKS) doubts.push({ kind: 'links', count: linksIn(message) })
  return doubts
}

function doubtStamp({ stamp, isForm, counts }: Signs, limit: Limit): Doubt[] {
  if (stamp.kind === 'missing') return isForm ? [{ kind: 'no-stamp' }] : []
  if (stamp.kind === 'forged') return [{ kind: 'forged-stamp' }]
  const doubts: Doubt[] = []
  if (stamp.ageMs < MIN_FILL_MS)
    doubts.push({ kind: 'quick', count: Math.max(0, Math.floor(stamp.ageMs / 1000)) })
  if (counts.stamp > limit.count) doubts.push({ kind: 'reused-stamp', count: counts.stamp })
  return doubts
}

/**
 * Lest others block an address's owner, its first network passes; up to the second limit new ones and opened
 * forms too.
 */
function doubtAddress(counts: SenderCounts, isOpened: boolean, limits: InquiryLimits): Doubt[] {
  const { address, addressHere, isFirstWithAddress } = counts
  if (isFirstWithAddress || address <= limits.perAddress.count) return []
  if (address <= limits.perAddressAtMost.count && (isOpened || addressHere === 1)) return []
  return [{ kind: 'busy-address', count: address }]
}

/** A family may send the same words to several partners. */
function doubtWords({ words, isFirstWithWords }: SenderCounts, limit: Limit): Doubt[] {
  return words > limit.count && !isFirstWithWords ? [{ kind: 'same-words', count: words }] : []
}

/** Reads no more rows than the limit. */
async function isFlooded(tx: Queryable, { count, windowMs }: Limit, now: Date): Promise<boolean> {
  const isRecent = gt(inquiries.createdAt, new Date(now.getTime() - windowMs))
  const rows = await tx
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(and(isRecent, sql`${inquiries.doubts} = '[]'`))
    .limit(count)
  return rows.length >= count
}
