import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNames } from '../reading/stored-rows.ts'
import { pausePostgres } from '../servers/pause-postgres.ts'
import { makeDataDir } from '../servers/prepared-data.ts'
import { type RunningProduct, startProduct } from '../servers/start-product.ts'

const ROUNDS = Number(process.env.JOURNAL_ROUNDS ?? 2)
const ENVIRONMENT = { DATABASE_URL: '', SMTP_URL: '', SAMPLE_DATA: '5', TRUST_PROXY: '1' }
let dataDir: string
beforeAll(() => {
  dataDir = makeDataDir()
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))

const waiting = async () =>
  (await readdir(path.join(dataDir, 'journal')).catch(() => [])).filter((name) => name.endsWith('.inquiry'))
let serial = 0
async function ask(product: RunningProduct, partnerId: string) {
  serial += 1
  const name = `Ada ${serial}`
  const response = await fetch(`${product.url}/api/inquiries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${Math.floor(serial / 200)}.${serial % 200}`,
      'idempotency-key': name,
    },
    body: JSON.stringify({
      partnerId,
      name,
      email: `ada${serial}@example.org`,
      message: `Question ${serial}`,
    }),
  }).catch(() => null)
  return response?.status === 201
    ? { name, ...((await response.json()) as { id: string; reference: string }) }
    : null
}

test(`inquiries acknowledged without a database survive kill -9 of the product, before and during the replay, ${ROUNDS} rounds`, {
  timeout: 120_000 * (ROUNDS + 1),
}, async () => {
  const acknowledged: { name: string; id: string; reference: string }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const product = await startProduct({ dataDir, environment: ENVIRONMENT })
    const [partner] = (await (await fetch(`${product.url}/api/partners`)).json()) as { id: string }[]
    const before = acknowledged.length
    const unpause = pausePostgres(dataDir)
    let isPaused = true
    const resume = () => {
      if (isPaused) unpause()
      isPaused = false
    }
    try {
      for (let number = 0; number < 8; number += 1) {
        const receipt = await ask(product, partner?.id ?? '')
        if (receipt) acknowledged.push(receipt)
      }
      expect(acknowledged.length - before).toBe(8)
      expect((await waiting()).length).toBeGreaterThanOrEqual(7)
      // Every other time the replay has begun.
      if (round % 2 === 1) {
        resume()
        await sleep(500 + round * 400)
      }
    } finally {
      await product.stop('SIGKILL')
      resume()
    }
  }
  const product = await startProduct({ dataDir, environment: ENVIRONMENT })
  await expect.poll(waiting, { timeout: 240_000 }).toEqual([])
  const client = new pg.Client({
    host: path.join(dataDir, 'db/socket'),
    user: 'directory',
    database: 'postgres',
  })
  await client.connect()
  const { rows } = await client.query('select id, reference, name from inquiries')
  await client.end()
  const stored = await openNames(dataDir, rows)
  const byName = (list: { name: string; id: string; reference: string }[]) =>
    list.map(({ name, id, reference }) => `${name} ${id} ${reference}`).sort()
  expect(byName(stored)).toEqual(byName(acknowledged))
  await product.stop()
})
