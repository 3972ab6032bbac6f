import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { partners } from '../../src/db/schema/directory.ts'
import { createPlacesClient } from '../../src/integrations/google-places/create-places-client.ts'
import { createPlacesEmulator } from '../../src/places-emulator/create-places-emulator.ts'
import type { EmulatedPlace } from '../../src/places-emulator/emulated-place.ts'
import { buildPlace } from '../servers/emulated-places.ts'
import { insertPartners } from '../values/build.ts'
import { PARTNER } from './call-partners.ts'
import type { Calls } from './make-calls.ts'

/** Calls every call about Google. */
export async function callGoogle({ site, ask }: Calls): Promise<void> {
  const phone = (digits: string) => ({
    nationalPhoneNumber: digits,
    internationalPhoneNumber: `+1 ${digits}`,
  })
  const place = (id: string, given: Partial<EmulatedPlace>) => buildPlace({ id, ...given })
  const emulator = await createPlacesEmulator({
    places: [
      place('place-first', {
        displayName: { text: PARTNER.name, languageCode: 'en' },
        ...phone(PARTNER.phone),
      }),
      place('place-second', { displayName: { text: 'Ada', languageCode: 'en' }, ...phone('(828) 555-0190') }),
      place('place-third', { displayName: { text: 'Eda', languageCode: 'en' }, ...phone('(828) 555-0190') }),
    ],
  })
  site().app.places = createPlacesClient({ apiKey: emulator.apiKey, url: emulator.url })
  const [rated, doubtful] = await insertPartners(
    site().app.db,
    { name: PARTNER.name, googlePlaceId: 'place-first', googleRating: 5 },
    { name: 'Oda', address: '7 Elm Street', phone: '(828) 555-0190' },
  )
  emulator.places.set('place-first', place('place-first', { ...phone('(828) 555-0191'), rating: 4.2 }))
  const ids = [rated?.id ?? '', doubtful?.id ?? '']
  await ask('GET /partners-without-google')
  await ask('GET /google-places/partners')
  await ask('GET /google-places/missing-ids')
  await ask('GET /google-places/test')
  await ask('POST /google-places/plan', { partnerIds: ids })
  await ask('POST /google-places/update/:partnerId', {}, { id: ids[0] ?? '' })
  await site()
    .app.db.update(partners)
    .set({ googleRating: 5 })
    .where(eq(partners.id, ids[0] ?? ''))
  await ask('POST /google-places/batch-update', { partnerIds: ids })
  await ask('GET /google-places/queue')
  await ask('GET /google-places/findings')
  const { run: ended } = await ask('GET /google-places/status')
  await ask('GET /google-places/runs/:id', undefined, ended)
  await ask('POST /google-places/queue/:partnerId/candidates', {}, { id: ids[1] ?? '' })
  await ask('POST /google-places/queue/:partnerId', { decision: 'none' }, { id: ids[1] ?? '' })
  await ask('POST /google-places/findings/:partnerId/seen', {}, { id: ids[0] ?? '' })
  emulator.setFault('quota-day')
  const run = await ask('POST /google-places/runs', { partnerIds: ids })
  await expect
    .poll(async () => (await ask('GET /google-places/runs/:id', undefined, run)).state)
    .toBe('stopped')
  // Without an answer of Google neither has results, whichever is quicker.
  await ask('POST /google-places/runs/:id/cancel', {}, run)
  await ask('POST /google-places/runs/:id/continue', {}, run)
  await emulator.stop()
}
