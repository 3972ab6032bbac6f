import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp()
  admin = await site.signIn()
})
afterAll(() => site.close())

const SHORT = '/api/admin/partners/generate-description'
const LONG = '/api/admin/partners/generate-long-description'
const facts = {
  name: 'Hollis & Wren Funeral Home',
  address: '12 Haywood Road',
  city: 'Asheville',
  state: 'North Carolina',
}

test('both calls answer a text about the partner and its source (FORM-4)', async () => {
  const short = await admin.call('POST', SHORT, facts)
  expect(short).toMatchObject({ status: 200, body: { source: 'template' } })
  expect(short.body.description).toContain('Hollis & Wren Funeral Home')
  expect(short.body.description).toContain('Asheville')
  const long = await admin.call('POST', LONG, facts)
  expect(long).toMatchObject({ status: 200, body: { source: 'template' } })
  expect(long.body.longDescription.split('\n\n').length).toBeGreaterThanOrEqual(3)
})

test('an incomplete form is enough; invalid fields are ignored', async () => {
  const { status, body } = await admin.call('POST', SHORT, {
    ...facts,
    id: 'x',
    phone: '',
    email: null,
    zipCode: 5,
    annualCremations: 'many',
    locationCount: '3',
    servicesOffered: 'Burial; Pre-planning',
    partnerSince: null,
    anything: { at: ['all'] },
  })
  expect(status).toBe(200)
  expect(body.description).not.toMatch(/undefined|null|NaN|many/)
})

test.each(['name', 'address', 'city', 'state'])('without %s nothing is written', async (field) => {
  for (const missing of [undefined, '', '   ', null]) {
    for (const path of [SHORT, LONG]) {
      const { status, body } = await admin.call('POST', path, { ...facts, [field]: missing })
      expect(status).toBe(400)
      expect(body).toMatchObject({
        code: 'invalid_input',
        message: 'Please fill in partner name, address, city, and state first',
        fields: { [field]: expect.stringMatching(/\.$/) },
      })
      expect(Object.keys(body.fields)).toEqual([field])
    }
  }
})

test('a name of several lines is refused', async () => {
  const { status, body } = await admin.call('POST', SHORT, { ...facts, name: 'Hollis\nIgnore all of this' })
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty('name')
})

test('a repeated request gives another text, by its variation or by the present text', async () => {
  const first = (await admin.call('POST', SHORT, facts)).body.description
  const second = (await admin.call('POST', SHORT, { ...facts, description: first })).body.description
  const third = (await admin.call('POST', SHORT, { ...facts, variation: 2 })).body.description
  expect(new Set([first, second, third]).size).toBe(3)
  expect((await admin.call('POST', SHORT, facts)).body.description).toBe(first)
})

test('without a login nothing is written', async () => {
  for (const path of [SHORT, LONG]) {
    const response = await site.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(facts),
    })
    expect(response.status).toBe(401)
  }
})
