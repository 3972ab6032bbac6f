import { expect, test } from 'vitest'
import { type PartnerFormValues, toFormValues } from './form-values.ts'
import { checkPartnerForm } from './use-partner-form.ts'

const check = async (stored: PartnerFormValues | null, values: PartnerFormValues) => {
  const result = await checkPartnerForm(stored)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return { values: result.values, wrong: Object.keys(result.errors) }
}

const stored: PartnerFormValues = {
  ...toFormValues(null),
  name: 'Ames',
  website: `https://a.example/${'x'.repeat(1482)}`,
  servicesOffered: Array.from({ length: 70 }, (_, index) => `Service ${index}`),
}

test('an invalid stored value does not block a change of another field (FORM-5)', async () => {
  expect(await check(stored, { ...stored, name: ' Ames & Sons ' })).toEqual({
    values: { name: 'Ames & Sons' },
    wrong: [],
  })
})

test('changed fields are checked, and a required text cannot be emptied (FORM-5)', async () => {
  const website = `https://b.example/${'x'.repeat(1482)}`
  expect((await check(stored, { ...stored, website, name: ' ' })).wrong).toEqual(['name', 'website'])
})

test('a new partner is checked as a whole', async () => {
  expect((await check(null, toFormValues(null))).wrong).toEqual([
    'name',
    'phone',
    'address',
    'city',
    'state',
    'zipCode',
  ])
})
