import { rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres/open-embedded-postgres.ts'
import { createPasswordHasher } from '../src/features/accounts/passwords/password-hasher.ts'
import { makeDataDir } from '../tests/servers/prepared-data.ts'
import { startProduct } from '../tests/servers/start-product.ts'

/** Logins of each kind, and guesses; fewer by LOGINS and GUESSES. */
const LOGINS = Number(process.env.LOGINS ?? 400)
const GUESSES = Number(process.env.GUESSES ?? 10_000)
/** Under the limit of an account, so that none is refused early. */
const LOGINS_PER_NAME = 4
const HASHED_AT_MOST = 30
const AUC_BAR = [0.45, 0.55] as const
const KINDS = ['active', 'inactive', 'unknown'] as const

type Kind = (typeof KINDS)[number]
type Row = { what: string; pass: boolean } & Record<string, unknown>

/**
 * Measures whether a refused login tells by its time what kind of account it was for: for each pair of kinds the chance
 * that one takes longer (AUC; 0.5: no difference). Then how many of many guesses reach a comparison of passwords.
 */
export async function benchLoginTimes(): Promise<Row[]> {
  const dataDir = makeDataDir()
  const product = await startProduct({ dataDir, environment: { SAMPLE_DATA: '20', TRUST_PROXY: '1' } })
  try {
    await insertAccounts(dataDir)
    const send = sender(product.url)
    const times: Record<Kind, number[]> = { active: [], inactive: [], unknown: [] }
    for (let n = 0; n < LOGINS; n += 1) {
      for (const kind of KINDS) {
        const startedAt = performance.now()
        const status = await send(nameOf(kind, n), networkOf(n * KINDS.length + KINDS.indexOf(kind)))
        if (status !== 401) throw new Error(`A login was answered with ${status}, not 401.`)
        times[kind].push(performance.now() - startedAt)
      }
    }
    const pairs = [
      ['active', 'inactive'],
      ['active', 'unknown'],
      ['inactive', 'unknown'],
    ] as const
    const rows: Row[] = pairs.map(([one, other]) => {
      const auc = areaUnderCurve(times[one], times[other])
      return { what: `${one} or ${other}`, logins: LOGINS, auc, pass: auc >= AUC_BAR[0] && auc <= AUC_BAR[1] }
    })
    rows.push(
      await guess('one account, invented forwarding entries', (n) =>
        send(nameOf('active', LOGINS + LOGINS_PER_NAME), `${networkOf(n)}, 198.51.100.7`),
      ),
      await guess('many accounts from one network', (n) => send(`guess.${n}`, '198.51.101.7')),
    )
    return rows
  } finally {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function guess(what: string, send: (n: number) => Promise<number>): Promise<Row> {
  const statuses = new Map<number, number>()
  for (let n = 0; n < GUESSES; n += 1) {
    const status = await send(n)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  // 401: compared; 429: refused before.
  const hashed = statuses.get(401) ?? 0
  const isRefused = (statuses.get(429) ?? 0) + (statuses.get(400) ?? 0) + hashed === GUESSES
  // None at all would mean that no guess ever got as far as the limits.
  return { what, guesses: GUESSES, hashed, pass: isRefused && hashed > 0 && hashed <= HASHED_AT_MOST }
}

const nameOf = (kind: Kind, n: number) => `${kind}.${Math.floor(n / LOGINS_PER_NAME)}`
/** Of another /24 each. */
const networkOf = (n: number) => `${20 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}.1`

function sender(url: string) {
  return async (username: string, from: string): Promise<number> => {
    const response = await fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ username, password: 'not the right password' }),
    })
    await response.arrayBuffer()
    return response.status
  }
}

async function insertAccounts(dataDir: string): Promise<void> {
  const hash = await createPasswordHasher().hash('the right password of nobody')
  const embedded = await openEmbeddedPostgres(path.join(dataDir, 'db'))
  const pool = new pg.Pool({ ...embedded.connection, max: 1 })
  const insert = `insert into admin_users (username, email, password_hash, is_active)
    select kind || '.' || n, kind || '.' || n || '@example.org', $1, kind = 'active'
    from unnest(array['active', 'inactive']) as kind, generate_series(0, $2::int) as n`
  await pool.query(insert, [hash, Math.ceil(LOGINS / LOGINS_PER_NAME) + 1])
  await pool.end()
  await embedded.close()
}

/** The chance that a time of `one` is longer than one of `other`; equal times count half. */
function areaUnderCurve(one: readonly number[], other: readonly number[]): number {
  let longer = 0
  for (const a of one) for (const b of other) longer += a > b ? 1 : a === b ? 0.5 : 0
  return longer / (one.length * other.length)
}
