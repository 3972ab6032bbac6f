import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { FIELD_TIERS } from './field-tiers.ts'

test('the emulator knows the fields of the official type Place, and no others', () => {
  const protos = createRequire(import.meta.url)('@googlemaps/places/build/protos/protos.json')
  const { Place } = protos.nested.google.nested.maps.nested.places.nested.v1.nested
  expect([...FIELD_TIERS.keys()].sort()).toEqual(Object.keys(Place.fields).sort())
})
