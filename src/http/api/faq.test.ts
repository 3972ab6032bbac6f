import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertFaq, insertPartners } from '../../../tests/values/build.ts'
import { FaqItem } from '../../shared/faq/faq.ts'

let site: TestApp
let partnerId: string
beforeAll(async () => {
  site = await makeApp()
  const [partner] = await insertPartners(site.app.db, { slug: 'cedar-hollow' })
  partnerId = partner?.id ?? ''
  await insertFaq(
    site.app.db,
    { question: 'everywhere', order: 2 },
    { question: 'home', appliesTo: 'homepage', order: 1 },
    { question: 'prices', category: 'pricing', order: 3 },
    { question: 'any state', appliesTo: 'state', order: 4 },
    { question: 'Texas', appliesTo: 'state', targetStates: ['Texas'], order: 5 },
    { question: 'Asheville', appliesTo: 'city', targetCities: ['Asheville'], order: 6 },
    { question: 'cedar', appliesTo: 'partner', targetPartners: ['cedar-hollow'], order: 7 },
    { question: 'hidden', isActive: false, order: 0 },
  )
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const ask = async (query: string) => {
  const response = await site.request(`/api/faq${query}`)
  expect(response.status).toBe(200)
  return (await response.json()) as FaqItem[]
}
const questions = async (query: string) => (await ask(query)).map((item) => item.question)

test('without a filter it is all active items in order (FAQ-5)', async () => {
  const items = await ask('')
  expect(items.map((item) => item.question)).toEqual([
    'home',
    'everywhere',
    'prices',
    'any state',
    'Texas',
    'Asheville',
    'cedar',
  ])
  for (const item of items) FaqItem.parse(item)
})

test.each([
  ['?category=pricing', ['prices']],
  ['?context=homepage', ['home', 'everywhere', 'prices']],
  ['?context=homepage&category=pricing', ['prices']],
  ['?context=state&state=texas', ['everywhere', 'prices', 'any state', 'Texas']],
  ['?context=state&state=NC', ['everywhere', 'prices', 'any state']],
  ['?state=TX', ['everywhere', 'prices', 'any state', 'Texas']],
  ['?context=city&state=north-carolina&city=asheville', ['everywhere', 'prices', 'Asheville']],
  ['?context=city&state=north-carolina&city=boone', ['everywhere', 'prices']],
  ['?context=partner&partnerId=cedar-hollow', ['everywhere', 'prices', 'cedar']],
  ['?context=partner&partnerId=another', ['everywhere', 'prices']],
  ['?context=all', ['everywhere', 'prices']],
])('%s', async (query, expected) => {
  expect(await questions(query)).toEqual(expected)
})

test("a partner's id works too", async () => {
  expect(await questions(`?partnerId=${partnerId}`)).toContain('cedar')
})

test('an unknown category or context is refused by name', async () => {
  for (const field of ['category', 'context']) {
    const response = await site.request(`/api/faq?${field}=nothing`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'invalid_input',
      fields: { [field]: expect.any(String) },
    })
  }
})
