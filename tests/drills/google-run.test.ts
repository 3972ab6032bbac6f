import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPlacesEmulator,
  type PlacesEmulator,
} from '../../src/places-emulator/create-places-emulator.ts'
import { makeSamplePlaces } from '../../src/places-emulator/make-sample-places.ts'
import type { GooglePlacesStatus, GoogleRun, RunPlan } from '../../src/shared/google-places/run.ts'
import { type ConsoleProduct, startConsoleProduct } from '../browser/support/console-product.ts'
import { PATIENT, type RunningProduct, startProduct } from '../servers/start-product.ts'

const COUNT = 400
/** Details asked for before the process is killed. */
const KILL_AFTER = 60
/** The most calls under way at once (WORKERS in run-update.ts). */
const UNDER_WAY = 10

let emulator: PlacesEmulator
let first: ConsoleProduct
let second: RunningProduct | undefined
/** Details asked for, by place. */
const asked = new Map<string, number>()
let environment: Record<string, string>

beforeAll(async () => {
  emulator = await createPlacesEmulator({ places: makeSamplePlaces(COUNT), latencyMs: 40 })
  const get = emulator.places.get.bind(emulator.places)
  emulator.places.get = (id) => {
    asked.set(id, (asked.get(id) ?? 0) + 1)
    return get(id)
  }
  environment = {
    ...PATIENT,
    SAMPLE_DATA: String(COUNT),
    GOOGLE_PLACES_API_KEY: emulator.apiKey,
    GOOGLE_PLACES_URL: emulator.url,
    TRUST_PROXY: '1',
    DATABASE_URL: '',
  }
  first = await startConsoleProduct(environment)
})
afterAll(async () => {
  await second?.stop()
  await first?.stop()
  await emulator?.stop()
})

test('an update survives the death of the process without a call paid twice', {
  timeout: 300_000,
}, async () => {
  const partners = await first.call<{ id: string }[]>('GET', '/api/admin/partners')
  const partnerIds = partners.map(({ id }) => id)
  // Inactive ones come on top of SAMPLE_DATA.
  const total = partnerIds.length
  const plan = await first.call<RunPlan>('POST', '/api/google-places/plan', { partnerIds })
  expect(plan).toMatchObject({ partnerCount: total, refusal: null })
  const { id } = await first.call<GoogleRun>('POST', '/api/google-places/runs', { partnerIds })
  const details = () => emulator.counters['details-enterprise'] ?? 0
  while (details() < KILL_AFTER) await sleep(20)
  process.kill(first.pid, 'SIGKILL')
  await first.ended
  expect(details()).toBeLessThan(total)

  second = await startProduct({ dataDir: first.dataDir, environment })
  const { url } = second
  const read = async <Answer>(path: string) => {
    const response = await fetch(url + path, { headers: { authorization: `Bearer ${first.token}` } })
    expect(response.status).toBe(200)
    return (await response.json()) as Answer
  }
  let run = await read<GoogleRun>(`/api/google-places/runs/${id}`)
  while (run.state === 'running') {
    await sleep(500)
    run = await read<GoogleRun>(`/api/google-places/runs/${id}`)
  }
  expect(run).toMatchObject({ state: 'done', totalCount: total, doneCount: total })
  const twice = [...asked].filter(([, times]) => times > 1)
  expect(twice).toEqual([])
  const { spentUsd } = await read<GooglePlacesStatus>('/api/google-places/status')
  const paid = Math.round(spentUsd / 0.02)
  // A call that was marked and never sent counts as paid.
  expect(paid).toBeGreaterThanOrEqual(details())
  expect(paid - details()).toBeLessThanOrEqual(UNDER_WAY)
  expect(spentUsd).toBeLessThanOrEqual(plan.costUsd)
  const interrupted = run.results.filter(({ error }) => error?.startsWith('The update was interrupted'))
  expect(interrupted.length).toBeLessThanOrEqual(UNDER_WAY)
})

test('SIGTERM waits for the calls under way, and counts none as interrupted', {
  timeout: 300_000,
}, async () => {
  const counted = () => emulator.counters['details-enterprise'] ?? 0
  const before = counted()
  const running = second
  if (!running) throw new Error('The second process did not start.')
  const headers = { authorization: `Bearer ${first.token}`, 'content-type': 'application/json' }
  const ask = async <Answer>(url: string, init: RequestInit = {}) => {
    const response = await fetch(url, { ...init, headers })
    expect(response.ok).toBe(true)
    return (await response.json()) as Answer
  }
  const partners = await ask<{ id: string }[]>(`${running.url}/api/admin/partners`)
  const partnerIds = partners.map(({ id }) => id)
  const { id } = await ask<GoogleRun>(`${running.url}/api/google-places/runs`, {
    method: 'POST',
    body: JSON.stringify({ partnerIds }),
  })
  while (counted() - before < KILL_AFTER) await sleep(20)
  process.kill(running.pid, 'SIGTERM')
  await running.ended
  // On a machine too busy to stop within 10 s the product ends with calls under way, and says so.
  const wasLate = running.output().includes('did not stop within')
  if (!wasLate) expect(await running.ended).toEqual({ code: 0, signal: null })
  const answered = counted() - before
  expect(answered).toBeLessThan(partnerIds.length)
  second = await startProduct({ dataDir: first.dataDir, environment })
  const run = await ask<GoogleRun>(`${second.url}/api/google-places/runs/${id}`)
  if (wasLate) return
  // More where the next process has taken it up already.
  expect(run.doneCount).toBeGreaterThanOrEqual(answered)
  expect(run.results.filter(({ error }) => error?.startsWith('The update was interrupted'))).toEqual([])
})
