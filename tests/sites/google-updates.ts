import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { partners } from '../../src/db/schema/directory.ts'
import { googleCalls } from '../../src/db/schema/google.ts'
import { readRun } from '../../src/features/google-places/run/read-run.ts'
import { runUpdate } from '../../src/features/google-places/run/run-update.ts'
import { startRun } from '../../src/features/google-places/run/start-run.ts'
import { createPlacesClient } from '../../src/integrations/google-places/create-places-client.ts'
import { createBackground } from '../../src/jobs/background.ts'
import {
  createPlacesEmulator,
  type PlacesEmulator,
} from '../../src/places-emulator/create-places-emulator.ts'
import { buildPlace } from '../servers/emulated-places.ts'
import { insertPartners } from '../values/build.ts'
import { makeApp, type TestApp } from './make-app.ts'

export const ACTOR = { id: null, name: 'Margaret Hale' }
const START = new Date('2026-03-02T09:00:00Z')
const SURNAMES = 'Abel Brandt Castle Dorsey Ellery Fenwick Garrow Hutton Ingram Jarvis Keller Lomax'.split(
  ' ',
)

/** A product with a monthly budget of $1, for each test of the file emptied and with a new emulator of Google. */
export function prepareGoogleUpdates() {
  const set: { site: TestApp; emulator: PlacesEmulator; now: Date } = { now: START } as never
  beforeAll(async () => {
    set.site = await makeApp({ GOOGLE_MONTHLY_BUDGET_USD: '1' }, { now: () => set.now })
  })
  beforeEach(async () => {
    set.now = START
    await set.site.empty()
    set.emulator = await createPlacesEmulator()
    const { apiKey, url } = set.emulator
    set.site.app.places = createPlacesClient({ apiKey, url, timeoutMs: 10_000 })
    set.site.app.background = createBackground()
  })
  afterEach(() => set.emulator.stop())
  afterAll(() => set.site.close())

  return {
    set,
    /** Partners that agree with a place each: different names, numbers and streets. */
    async addPartners(count: number, hasPlaces = true) {
      const given = Array.from({ length: count }, (_, n) => ({
        name: `${SURNAMES[n % SURNAMES.length]} ${Math.floor(n / SURNAMES.length) || ''} Funeral Home`,
        phone: `(828) 555-${String(1000 + n)}`,
        address: `${200 + n} Merrimon Avenue`,
      }))
      const rows = await insertPartners(set.site.app.db, ...given)
      await set.site.app.directory.refresh()
      if (hasPlaces)
        for (const row of rows) {
          const place = buildPlace({
            id: `place-${row.phone.slice(-4)}`,
            displayName: { text: row.name, languageCode: 'en' },
            formattedAddress: `${row.address}, Asheville, NC 28801, USA`,
            nationalPhoneNumber: row.phone,
            internationalPhoneNumber: `+1 828-555-${row.phone.slice(-4)}`,
          })
          set.emulator.places.set(place.id, place)
        }
      return rows
    },
    async update(partnerIds: string[]) {
      const id = await startRun(set.site.app, { partnerIds, kind: 'selected' }, ACTOR)
      await runUpdate(set.site.app, id)
      return readRun(set.site.app, id)
    },
    async stored(id: string) {
      const [row] = await set.site.app.db.select().from(partners).where(eq(partners.id, id))
      return row
    },
    spentMicros: async () =>
      (await set.site.app.db.select().from(googleCalls)).reduce((sum, { micros }) => sum + micros, 0),
  }
}
