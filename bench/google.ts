import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createPlacesEmulator, type PlacesEmulator } from '../src/places-emulator/create-places-emulator.ts'
import { makeSamplePlaces } from '../src/places-emulator/make-sample-places.ts'
import type { GooglePlacesStatus, GoogleRun, RunPlan } from '../src/shared/google-places/run.ts'
import { makeDataDir } from '../tests/servers/prepared-data.ts'
import { startProduct } from '../tests/servers/start-product.ts'
import { openBackOffice } from './open-back-office.ts'

const COUNT = 1857
/** About what Google takes. */
const LATENCY_MS = 60
/** The calls that the client may have in flight. */
const AT_ONCE = 5
const REFERENCE_CALLS = 500

/**
 * An update of the whole sample directory from the emulator: the cost that was shown beside the emulator's counters, and
 * calls per second beside those of five loops that only fetch.
 */
export async function benchGoogle(): Promise<object[]> {
  const emulator = await createPlacesEmulator({ places: makeSamplePlaces(COUNT), latencyMs: LATENCY_MS })
  const product = await startProduct({
    environment: {
      SAMPLE_DATA: String(COUNT),
      GOOGLE_PLACES_API_KEY: emulator.apiKey,
      GOOGLE_PLACES_URL: emulator.url,
      GOOGLE_MONTHLY_BUDGET_USD: '100',
    },
  })
  try {
    const referenceBefore = await measureReference(emulator)
    for (const sku of Object.keys(emulator.counters)) delete emulator.counters[sku]
    const office = await openBackOffice(product.url)
    const partners = await office.call<{ id: string }[]>('GET', '/api/admin/partners')
    const partnerIds = partners.map(({ id }) => id)
    const plan = await office.call<RunPlan>('POST', '/api/google-places/plan', { partnerIds })
    const startedAt = performance.now()
    let run = await office.call<GoogleRun>('POST', '/api/google-places/runs', { partnerIds })
    let answeredAt = startedAt
    while (run.state === 'running') {
      const before = run.doneCount
      await sleep(1000)
      run = await office.call<GoogleRun>('GET', `/api/google-places/runs/${run.id}`)
      if (run.doneCount > before) answeredAt = performance.now()
    }
    const calls = Object.values(emulator.counters).reduce((sum, count) => sum + count, 0)
    const rate = (calls * 1000) / (answeredAt - startedAt)
    const counted = { ...emulator.counters }
    const mostInFlight = emulator.load.most
    // The machine may be busier at one time than at the other.
    const referenceRate = (referenceBefore + (await measureReference(emulator))) / 2
    const { spentUsd } = await office.call<GooglePlacesStatus>('GET', '/api/google-places/status')
    return [
      {
        partners: plan.partnerCount,
        shownUsd: plan.costUsd,
        countedUsd: spentUsd,
        emulatorUsd: costOf(counted),
        seconds: (answeredAt - startedAt) / 1000,
        calls,
        callsPerSecond: rate,
        referencePerSecond: referenceRate,
        ofReference: rate / referenceRate,
        mostInFlight,
      },
      await killInTheMiddle(),
    ]
  } finally {
    await product.stop()
    await emulator.stop()
  }
}

/** Kills the product in the middle of an update and starts it again: what is paid for, and whether anything is twice. */
async function killInTheMiddle(): Promise<object> {
  const emulator = await createPlacesEmulator({ places: makeSamplePlaces(COUNT), latencyMs: LATENCY_MS })
  const dataDir = makeDataDir()
  const environment = {
    SAMPLE_DATA: String(COUNT),
    GOOGLE_PLACES_API_KEY: emulator.apiKey,
    GOOGLE_PLACES_URL: emulator.url,
    GOOGLE_MONTHLY_BUDGET_USD: '100',
  }
  let product = await startProduct({ environment, dataDir })
  try {
    let office = await openBackOffice(product.url)
    const partners = await office.call<{ id: string }[]>('GET', '/api/admin/partners')
    const partnerIds = partners.map(({ id }) => id)
    const plan = await office.call<RunPlan>('POST', '/api/google-places/plan', { partnerIds })
    let run = await office.call<GoogleRun>('POST', '/api/google-places/runs', { partnerIds })
    const path = `/api/google-places/runs/${run.id}`
    while (run.doneCount < plan.partnerCount / 2) {
      await sleep(200)
      run = await office.call<GoogleRun>('GET', path)
    }
    await product.stop('SIGKILL')
    const paidBeforeKill = emulator.counters['details-enterprise'] ?? 0
    product = await startProduct({ environment, dataDir })
    office = await openBackOffice(product.url)
    while (run.state === 'running') {
      await sleep(1000)
      run = await office.call<GoogleRun>('GET', path)
    }
    const interrupted = run.results.filter(({ error }) => error?.startsWith('The update was interrupted'))
    const { spentUsd } = await office.call<GooglePlacesStatus>('GET', '/api/google-places/status')
    return {
      partners: plan.partnerCount,
      shownUsd: plan.costUsd,
      countedUsd: spentUsd,
      emulatorUsd: costOf(emulator.counters),
      killedAfter: paidBeforeKill,
      interrupted: interrupted.length,
      paidTwice: Math.max(0, (emulator.counters['details-enterprise'] ?? 0) - plan.partnerCount),
      state: run.state,
    }
  } finally {
    await product.stop()
    await emulator.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

const costOf = (counters: Record<string, number>) => ((counters['details-enterprise'] ?? 0) * 20) / 1000

/** Calls per second of five loops that fetch one place after another. */
async function measureReference(emulator: PlacesEmulator): Promise<number> {
  const headers = { 'x-goog-api-key': emulator.apiKey, 'x-goog-fieldmask': 'id,rating' }
  let next = 0
  const loop = async () => {
    while (next < REFERENCE_CALLS) {
      next += 1
      await (await fetch(`${emulator.url}/v1/places/sample-${next}`, { headers })).text()
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, loop))
  return (REFERENCE_CALLS * 1000) / (performance.now() - startedAt)
}
