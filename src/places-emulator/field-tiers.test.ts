import { expect, test } from 'vitest'
import messages from '../../tests/values/place-messages.json' with { type: 'json' }
import { FIELD_TIERS } from './field-tiers.ts'

test('the emulator knows the fields of the official type Place, and no others', () => {
  expect([...FIELD_TIERS.keys()].sort()).toEqual(Object.keys(messages.Place).sort())
})
