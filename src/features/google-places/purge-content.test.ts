import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildPlace } from '../../../tests/servers/emulated-places.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { partners } from '../../db/schema/directory.ts'
import { changes } from '../../db/schema/history.ts'
import { createPlacesClient } from '../../integrations/google-places/create-places-client.ts'
import { createPlacesEmulator, type PlacesEmulator } from '../../places-emulator/create-places-emulator.ts'
import { purgeGoogleContent } from './purge-content.ts'
import { refreshNightly } from './refresh-nightly.ts'
import { runUpdate } from './run/run-update.ts'
import { startRun } from './run/start-run.ts'

const DAY_MS = 86_400_000
const START = Date.parse('2026-03-02T09:00:00Z')
let now = new Date(START)
let emulator: PlacesEmulator
let site: TestApp | undefined
beforeEach(async () => {
  now = new Date(START)
  emulator = await createPlacesEmulator({
    places: [buildPlace({ id: 'place-one', businessStatus: 'CLOSED_PERMANENTLY', rating: 4.8 })],
  })
})
afterEach(async () => {
  await site?.close()
  await emulator.stop()
})

/** A directory with one partner updated from Google and one of the sample data. */
async function makeUpdated(environment: Record<string, string> = {}) {
  site = await makeApp(environment, { now: () => now })
  site.app.places = createPlacesClient({ apiKey: emulator.apiKey, url: emulator.url })
  const [google, sample] = await insertPartners(
    site.app.db,
    { name: 'From Google', googlePlaceId: 'place-one' },
    { name: 'Made up', googleRating: 4.1, googleReviewCount: 7 },
  )
  const id = await startRun(
    site.app,
    { partnerIds: [google?.id ?? ''], kind: 'single' },
    { id: null, name: 'Ann' },
  )
  await runUpdate(site.app, id)
  const read = async (partner = google) => {
    const [row] =
      (await site?.app.db
        .select()
        .from(partners)
        .where(eq(partners.id, partner?.id ?? ''))) ?? []
    return row
  }
  return { site, app: site.app, google, sample, read }
}

describe('content from Google', () => {
  test('is shown in words while it is fresh, on the page and on cards (GOOGLE-4)', async () => {
    const { site, google } = await makeUpdated()
    const page = await (await site.request(`/partner/${google?.slug}`)).text()
    expect(page).toContain('Google Maps lists this location as permanently closed')
    const card = await (await site.request('/search?q=From%20Google')).text()
    expect(card).toContain('Google Maps lists this location as permanently closed')
  })

  test('is deleted after GOOGLE_CONTENT_MAX_DAYS, in the history as well; place id and sample data stay (GOOGLE-1)', async () => {
    const { app, read, sample } = await makeUpdated({ GOOGLE_CONTENT_MAX_DAYS: '10' })
    now = new Date(START + 9 * DAY_MS)
    expect(await purgeGoogleContent(app)).toBe(0)
    now = new Date(START + 11 * DAY_MS)
    expect(await purgeGoogleContent(app)).toBe(1)
    expect(await read()).toMatchObject({
      googlePlaceId: 'place-one',
      googleRating: null,
      googleReviewCount: null,
      googleFetchedAt: null,
      googleBusinessStatus: null,
    })
    expect(await read(sample)).toMatchObject({ googleRating: 4.1 })
    expect(JSON.stringify(await app.db.select().from(changes))).not.toContain('4.8')
  })

  test('is not shown with GOOGLE_CONTENT=off, and the page is whole (GOOGLE-1)', async () => {
    const { site, google } = await makeUpdated({ GOOGLE_CONTENT: 'off' })
    const response = await site.request(`/partner/${google?.slug}`)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).not.toContain('permanently closed')
    // The map's numbers may hold the rating's digits.
    expect(page).not.toMatch(/4\.8 (?:out of|\()/)
    expect(page).toContain('Get in Touch')
  })
})

describe('the nightly update', () => {
  test('is off by default, and asks for what the budget allows when it is on', async () => {
    const off = await makeUpdated()
    emulator.counters['details-enterprise'] = 0
    await refreshNightly(off.app)
    expect(emulator.counters['details-enterprise']).toBe(0)
    await off.site.close()
    const on = await makeUpdated({ GOOGLE_NIGHTLY_REFRESH: 'on', GOOGLE_MONTHLY_BUDGET_USD: '3' })
    emulator.counters['details-enterprise'] = 0
    await refreshNightly(on.app)
    expect(emulator.counters['details-enterprise']).toBe(1)
  })
})
