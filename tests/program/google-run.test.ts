import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createPlacesEmulator,
  type PlacesEmulator,
} from '../../src/places-emulator/create-places-emulator.ts'
import { makeSamplePlaces } from '../../src/places-emulator/make-sample-places.ts'
import type { GooglePlacesStatus, GoogleRun, RunPlan } from '../../src/shared/google-places/run.ts'
import { type ConsoleProduct, startConsoleProduct } from '../browser/console-product.ts'
import { type RunningProduct, startProduct } from '../start-product.ts'

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
  const running = await startConsoleProduct(environment)
  let again: RunningProduct | undefined
  try {
    const partners = await running.call<{ id: string }[]>('GET', '/api/admin/partners')
    const partnerIds = partners.map(({ id }) => id)
    const { id } = await running.call<GoogleRun>('POST', '/api/google-places/runs', { partnerIds })
    while (counted() - before < KILL_AFTER) await sleep(20)
    process.kill(running.pid, 'SIGTERM')
    expect(await running.ended).toEqual({ code: 0, signal: null })
    expect(running.output()).not.toContain('did not stop within')
    const answered = counted() - before
    expect(answered).toBeLessThan(partnerIds.length)
    again = await startProduct({ dataDir: running.dataDir, environment })
    const response = await fetch(`${again.url}/api/google-places/runs/${id}`, {
      headers: { authorization: `Bearer ${running.token}` },
    })
    const run = (await response.json()) as GoogleRun
    // More where the next process has taken it up already.
    expect(run.doneCount).toBeGreaterThanOrEqual(answered)
    expect(run.results.filter(({ error }) => error?.startsWith('The update was interrupted'))).toEqual([])
  } finally {
    await again?.stop()
    await running.stop()
  }
})
