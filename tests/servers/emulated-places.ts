import type { EmulatedPlace } from '../../src/places-emulator/emulated-place.ts'

let sequence = 0

/** A place of the emulator that agrees with a partner of tests/values/build.ts; a test names only what matters to it. */
export function buildPlace(given: Partial<EmulatedPlace> = {}): EmulatedPlace {
  sequence += 1
  return {
    id: `place-${sequence}`,
    displayName: { text: `Hollis & Wren Funeral Home ${sequence}`, languageCode: 'en' },
    formattedAddress: `${100 + sequence} Merrimon Avenue, Asheville, NC 28801, USA`,
    location: { latitude: 35.5971, longitude: -82.5565 },
    nationalPhoneNumber: '(828) 555-0142',
    internationalPhoneNumber: '+1 828-555-0142',
    types: ['funeral_home', 'establishment'],
    businessStatus: 'OPERATIONAL',
    rating: 4.8,
    userRatingCount: 132,
    googleMapsUri: 'https://maps.google.com/?cid=1',
    ...given,
  }
}
