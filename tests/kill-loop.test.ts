import { globSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres/open-embedded-postgres.ts'
import { readPostmaster } from '../src/db/embedded-postgres/postmaster.ts'
import { createStamp } from '../src/features/inquiries/receive/form-stamp.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { type RunningProduct, startProduct } from './start-product.ts'
import { openNames } from './stored-rows.ts'

/** KILL_ROUNDS=250 takes about half an hour. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3)
const SENDERS = 6

type Receipt = { id: string; reference: string }

test(`inquiries survive kill -9 of the product and of its database, ${ROUNDS} rounds`, {
  // Only ends a test that waits in vain, also on a machine that others keep busy.
  timeout: ROUNDS * 200_000,
}, async () => {
  const dataDir = makeScratchFolder('kill')
  const environment = { SAMPLE_DATA: '20', TRUST_PROXY: '1' }
  const start = () => startProduct({ dataDir, environment })
  const acknowledged = new Map<string, Receipt>()
  let product: RunningProduct = await start()
  let isOver = false
  try {
    const partners = (await (await fetch(`${product.url}/api/partners`)).json()) as { id: string }[]
    const partnerId = partners[0]?.id ?? ''
    await fetch(`${product.url}/api/inquiries/stamp?partnerId=${partnerId}`)
    const signingKey = await readSigningKey(dataDir)
    const senders = Array.from({ length: SENDERS }, (_, sender) => keepSending(sender))

    /** Sends inquiries in turn, each with one key until acknowledged. */
    async function keepSending(sender: number) {
      let attempts = 0
      for (let count = 0; !isOver; count += 1) {
        const key = `${sender}-${count}`
        while (!acknowledged.has(key)) {
          // From another network (/24) each time, or repeats would be limited.
          attempts += 1
          const receipt = await send(key, partnerId, `${11 + sender}.${attempts >> 8}.${attempts & 255}.1`)
          if (receipt) acknowledged.set(key, receipt)
          else await sleep(50)
        }
      }
    }
    async function send(key: string, partner: string, address: string): Promise<Receipt | null> {
      try {
        const response = await fetch(`${product.url}/api/inquiries`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key, 'x-forwarded-for': address },
          body: JSON.stringify({
            partnerId: partner,
            name: key,
            email: `k${key}@example.org`,
            message: 'Hello',
            // As if opened a minute ago; without a stamp it is doubtful and not mailed.
            stamp: createStamp(signingKey, partner, new Date(Date.now() - 60_000)),
          }),
          signal: AbortSignal.timeout(10_000),
        })
        if (response.status === 201) return (await response.json()) as Receipt
        // The only other answer while the database is away.
        if (response.status !== 503) throw new Error(`${response.status} ${await response.text()}`)
        return null
      } catch (error) {
        if (error instanceof TypeError || (error as Error).name === 'TimeoutError') return null
        throw error
      }
    }

    for (let round = 0; round < ROUNDS; round += 1) {
      const before = acknowledged.size
      while (acknowledged.size < before + 10) await Promise.race([sleep(20), ...senders])
      await sleep(Math.random() * 300)
      const server = readPostmaster(globSync(path.join(dataDir, 'db', 'pg'))[0] ?? '')
      if (round % 3 !== 0 && server) process.kill(server.pid, 'SIGKILL')
      // Every third round the product survives and must recover its database.
      if (round % 3 === 1) continue
      await product.stop('SIGKILL')
      product = await start()
    }
    isOver = true
    await Promise.all(senders)
    await expectNothingLost(dataDir, acknowledged)
  } finally {
    isOver = true
    await product.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
})

async function readSigningKey(dataDir: string): Promise<Buffer> {
  const embedded = await openEmbeddedPostgres(path.join(dataDir, 'db'))
  const pool = new pg.Pool({ ...embedded.connection, max: 1 })
  const { rows } = await pool.query<{ secret: string }>('select secret from signing_keys')
  await pool.end()
  await embedded.close()
  return Buffer.from(rows[0]?.secret ?? '', 'base64url')
}

/** Every acknowledged inquiry is stored under its id and mailed, both once. */
async function expectNothingLost(dataDir: string, acknowledged: Map<string, Receipt>) {
  // What was acknowledged without the database is stored within seconds of its return.
  const journal = path.join(dataDir, 'journal')
  const isWaiting = async () =>
    (await readdir(journal).catch(() => [])).some((name) => name.endsWith('.inquiry'))
  while (await isWaiting()) await sleep(200)
  const embedded = await openEmbeddedPostgres(path.join(dataDir, 'db'))
  const pool = new pg.Pool({ ...embedded.connection, max: 1 })
  const { rows } = await pool.query<{ id: string; reference: string; name: string }>(
    'select id, reference, name from inquiries',
  )
  const waiting = async () => (await pool.query(`select 1 from outbox where state <> 'sent'`)).rowCount
  while (await waiting()) await sleep(200)
  await pool.end()
  await embedded.close()

  const stored = new Map((await openNames(dataDir, rows)).map((row) => [row.name, row]))
  const lost = [...acknowledged].filter(([key, receipt]) => stored.get(key)?.id !== receipt.id)
  const files = await readdir(path.join(dataDir, 'outbox'))
  console.log(
    `${acknowledged.size} acknowledged, ${lost.length} lost, ${rows.length - stored.size} duplicated, ${files.length} mailed`,
  )
  expect(lost).toEqual([])
  expect(rows.length - stored.size).toBe(0)
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * 10)
  expect(files.filter((name) => name.endsWith('.eml'))).toHaveLength(rows.length)
}
