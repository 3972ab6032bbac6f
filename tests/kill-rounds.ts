import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres/open-embedded-postgres.ts'
import { readPostmaster } from '../src/db/embedded-postgres/postmaster.ts'
import { createStamp } from '../src/features/inquiries/receive/form-stamp.ts'
import { openNames } from './reading/stored-rows.ts'
import { makeScratchFolder } from './servers/scratch-folder.ts'
import { type RunningProduct, startProduct } from './servers/start-product.ts'

const SENDERS = 6

type Receipt = { id: string; reference: string }
type Row = Receipt & { name: string }

/** A product's database that can be killed (SIGKILL) and comes back. */
export type KillableDatabase = {
  environment: Record<string, string>
  kill(dataDir: string): void | Promise<void>
  /** For reading it once the product has ended. */
  connect(dataDir: string): Promise<{ pool: pg.Pool; close(): Promise<void> }>
}

export type KillOptions = {
  rounds: number
  /** Acknowledged inquiries between two kills. */
  perRound?: number
  /** Ends after the round under way; what was done is judged. */
  signal?: AbortSignal
  onRound?: (round: number, acknowledged: number) => void
}

export type KillFigures = {
  /** Kills that were done. */
  rounds: number
  acknowledged: number
  /** Acknowledged from the journal, as far as the log told of its replay. */
  journaled: number
  lost: number
  doubled: number
  mailed: number
  stored: number
  secondsPerRound: number
}

/** The embedded server, which the product starts again by itself. */
export const EMBEDDED: KillableDatabase = {
  environment: {},
  kill(dataDir) {
    const server = readPostmaster(path.join(dataDir, 'db', 'pg'))
    if (server) process.kill(server.pid, 'SIGKILL')
  },
  async connect(dataDir) {
    const embedded = await openEmbeddedPostgres(path.join(dataDir, 'db'))
    const pool = new pg.Pool({ ...embedded.connection, max: 1 })
    return {
      pool,
      async close() {
        await pool.end()
        await embedded.close()
      },
    }
  },
}

/**
 * Sends inquiries without pause while the product, its database, or both are killed in turn. Returns what of them is stored and mailed at the end.
 */
export async function runKillRounds(
  database: KillableDatabase,
  { rounds, perRound = 10, signal, onRound }: KillOptions,
): Promise<KillFigures> {
  const dataDir = makeScratchFolder('kill')
  const environment = { SAMPLE_DATA: '20', TRUST_PROXY: '1', ...database.environment }
  const start = () => startProduct({ dataDir, environment })
  const acknowledged = new Map<string, Receipt>()
  let product: RunningProduct = await start()
  let journaled = 0
  let isOver = false
  const startedAt = performance.now()
  try {
    const partners = (await (await fetch(`${product.url}/api/partners`)).json()) as { id: string }[]
    const partnerId = partners[0]?.id ?? ''
    await fetch(`${product.url}/api/inquiries/stamp?partnerId=${partnerId}`)
    const signingKey = await readSigningKey(database, dataDir)
    const senders = Array.from({ length: SENDERS }, (_, sender) => keepSending(sender))

    /** Sends inquiries in turn, each with one key until acknowledged. */
    async function keepSending(sender: number) {
      let attempts = 0
      for (let count = 0; !isOver; count += 1) {
        const key = `${sender}-${count}`
        while (!acknowledged.has(key)) {
          // From another network (/24) each time, or repeats would be limited.
          attempts += 1
          const address = `${11 + sender + 6 * (attempts >> 16)}.${(attempts >> 8) & 255}.${attempts & 255}.1`
          const receipt = await send(key, address)
          if (receipt) acknowledged.set(key, receipt)
          else await sleep(50)
        }
      }
    }
    async function send(key: string, address: string): Promise<Receipt | null> {
      try {
        const response = await fetch(`${product.url}/api/inquiries`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': address },
          body: JSON.stringify({
            partnerId,
            name: key,
            email: `k${key}@example.org`,
            message: 'Hello',
            // As if opened a minute ago; without a stamp it is doubtful and not mailed.
            stamp: createStamp(signingKey, partnerId, new Date(Date.now() - 60_000)),
          }),
          signal: AbortSignal.timeout(10_000),
        })
        if (response.status === 201) return (await response.json()) as Receipt
        // While the product starts or stops.
        if (response.status !== 503) throw new Error(`${response.status} ${await response.text()}`)
        return null
      } catch (error) {
        if (error instanceof TypeError || (error as Error).name === 'TimeoutError') return null
        throw error
      }
    }

    let round = 0
    for (; round < rounds && !signal?.aborted; round += 1) {
      const before = acknowledged.size
      while (acknowledged.size < before + perRound) await Promise.race([sleep(20), ...senders])
      await sleep(Math.random() * 300)
      onRound?.(round + 1, acknowledged.size)
      if (round % 3 !== 0) await database.kill(dataDir)
      // Every third round the product survives, keeps inquiries in its journal, and must recover its database.
      if (round % 3 === 1) continue
      journaled += replayedIn(product.output())
      await product.stop('SIGKILL')
      product = await start()
    }
    isOver = true
    await Promise.all(senders)
    const secondsPerRound = (performance.now() - startedAt) / 1000 / Math.max(1, round)
    await untilReplayed(dataDir)
    const rows = await readStored(database, dataDir)
    journaled += replayedIn(product.output())
    const files = await readdir(path.join(dataDir, 'outbox'))
    return {
      rounds: round,
      acknowledged: acknowledged.size,
      journaled,
      ...judge(acknowledged, rows),
      stored: rows.length,
      mailed: files.filter((name) => name.endsWith('.eml')).length,
      secondsPerRound,
    }
  } finally {
    isOver = true
    await product.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Counts acknowledged inquiries that are not stored under their id, and rows of one inquiry beyond the first. */
export function judge(acknowledged: ReadonlyMap<string, Receipt>, rows: readonly Row[]) {
  const stored = new Map(rows.map((row) => [row.name, row]))
  const lost = [...acknowledged].filter(([key, receipt]) => stored.get(key)?.id !== receipt.id).length
  return { lost, doubled: rows.length - stored.size }
}

function replayedIn(output: string): number {
  const lines = output.split('\n').filter((line) => line.includes('inquiries of the journal were stored'))
  return lines.reduce((sum, line) => sum + Number(JSON.parse(line).count), 0)
}

async function readSigningKey(database: KillableDatabase, dataDir: string): Promise<Buffer> {
  const { pool, close } = await database.connect(dataDir)
  const { rows } = await pool.query<{ secret: string }>('select secret from signing_keys')
  await close()
  return Buffer.from(rows[0]?.secret ?? '', 'base64url')
}

/** What was acknowledged without the database is stored within seconds of its return. */
async function untilReplayed(dataDir: string): Promise<void> {
  const waiting = async () =>
    (await readdir(path.join(dataDir, 'journal')).catch(() => [])).filter((name) => name.endsWith('.inquiry'))
  while ((await waiting()).length > 0) await sleep(200)
}

/** Once all mail is sent. */
async function readStored(database: KillableDatabase, dataDir: string): Promise<Row[]> {
  const { pool, close } = await database.connect(dataDir)
  const { rows } = await pool.query<Row>('select id, reference, name from inquiries')
  while ((await pool.query(`select 1 from outbox where state <> 'sent' limit 1`)).rowCount) await sleep(200)
  await close()
  return openNames(dataDir, rows)
}
