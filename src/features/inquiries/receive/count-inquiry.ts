import { lt, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { inquiryCounts } from '../../../db/schema/directory.ts'
import { AppError } from '../../../shared/errors.ts'
import { networksOf } from '../../../shared/network-of.ts'
import { translateTo } from '../../../shared/text/catalogues.ts'
import type { Locale } from '../../../shared/text/i18n.ts'
import type { InquiryLimits, Limit } from './limits.ts'
import { sign } from './signing-key.ts'

type Sender = {
  clientAddress: string
  email: string
  message: string
  stampId: string | null
  /** Named in refusals, to be called. */
  partner: { name: string; phone: string }
  locale: Locale
}

/** Including this inquiry. */
export type SenderCounts = {
  address: number
  addressHere: number
  isFirstWithAddress: boolean
  words: number
  isFirstWithWords: boolean
  stamp: number
  /** Ignored for acknowledged inquiries. */
  refusal: AppError | null
}

/** Letters; families may share a short line. */
const DISTINCT_LENGTH = 40

type Counted = { key: string; limit: Limit; isRefused: boolean }

/**
 * In the storing transaction: failures do not count. One statement in one order, against deadlocks. Keys are
 * HMACs (INQUIRY-7).
 */
export async function countInquiry(
  tx: Queryable,
  key: Buffer,
  { clientAddress, email, message, stampId, partner, locale }: Sender,
  limits: InquiryLimits,
  now: Date,
): Promise<SenderCounts> {
  const { family, line: network, block } = networksOf(clientAddress)
  // Not IPv4: strangers share a /24.
  const site = family === 6 ? block : null
  const address = mailboxOf(email)
  const name = (what: string, ...texts: string[]) => `${what}:${sign(key, 'count', what, ...texts)}`
  const refusing = (what: string, of: string, rules: readonly Limit[]) =>
    rules.map((limit) => ({ key: name(`${what}-${limit.windowMs}`, of), limit, isRefused: true }))
  const openedBy = sign(key, 'count', 'network', network)
  const keys = {
    address: name('address', address),
    addressHere: name('address-here', address, network),
    words: message.length < DISTINCT_LENGTH ? '' : name('words', message),
    stamp: stampId === null ? '' : name('stamp', stampId),
  }
  const counted: Counted[] = [
    ...refusing('network', network, limits.perNetwork),
    ...(site === null ? [] : refusing('site', site, limits.perSite)),
    { key: keys.address, limit: limits.perAddress, isRefused: false },
    { key: keys.addressHere, limit: limits.perAddress, isRefused: false },
    { key: keys.words, limit: limits.perWords, isRefused: false },
    { key: keys.stamp, limit: limits.perStamp, isRefused: false },
  ].filter(({ key }) => key !== '')

  const rows = await addOne(tx, counted, openedBy, now)
  const refusals = counted.flatMap(({ key, limit, isRefused }) => {
    const row = rows.get(key)
    return isRefused && row && row.count > limit.count ? [row.expiresAt.getTime() - now.getTime()] : []
  })
  const countOf = (key: string) => rows.get(key)?.count ?? 0
  const isFirstWith = (key: string) => rows.get(key)?.openedBy === openedBy
  return {
    address: countOf(keys.address),
    addressHere: countOf(keys.addressHere),
    isFirstWithAddress: isFirstWith(keys.address),
    words: countOf(keys.words),
    isFirstWithWords: isFirstWith(keys.words),
    stamp: countOf(keys.stamp),
    refusal: refusals.length > 0 ? tooMany(Math.max(1000, ...refusals), partner, locale) : null,
  }
}

/** Without "+tag", at Gmail without dots. */
function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const plus = address.indexOf('+', 1)
  const name = address.slice(0, plus > 0 && plus < at ? plus : at)
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

async function addOne(tx: Queryable, counted: readonly Counted[], openedBy: string, now: Date) {
  const { count, openedBy: opened, expiresAt, key } = inquiryCounts
  // Opened while the clock was ahead.
  const isOver = sql`(${expiresAt} <= ${now} or ${expiresAt} > excluded.expires_at + interval '1 hour')`
  const rows = await tx
    .insert(inquiryCounts)
    .values(
      counted
        .map((one) => ({
          key: one.key,
          count: 1,
          openedBy,
          expiresAt: new Date(now.getTime() + one.limit.windowMs),
        }))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    )
    .onConflictDoUpdate({
      target: key,
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        openedBy: sql`case when ${isOver} then excluded.opened_by else ${opened} end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${expiresAt} end`,
      },
    })
    .returning()
  return new Map(rows.map((row) => [row.key, row]))
}

function tooMany(waitMs: number, { name, phone }: Sender['partner'], locale: Locale): AppError {
  const t = translateTo(locale)
  const minutes = Math.ceil(waitMs / 60_000)
  const time =
    minutes < 60
      ? t('{count, plural, one {a minute} other {# minutes}}', { count: minutes })
      : t('{count, plural, one {an hour} other {# hours}}', { count: Math.ceil(minutes / 60) })
  return new AppError(
    'rate_limited',
    t(
      'Several inquiries have come from your connection, so this one was not sent. Please try again in {time}, or call {name} at {phone}.',
      { time, name, phone },
    ),
    { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  )
}

/** Returns how many. */
export async function purgeInquiryCounts(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  const { rowCount } = await app.db.delete(inquiryCounts).where(lt(inquiryCounts.expiresAt, app.clock.now()))
  return rowCount ?? 0
}
