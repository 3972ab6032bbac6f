import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCells } from '../../../tests/reading/read-cells.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { unpackIds } from '../../shared/partners/packed-ids.ts'

/** By their best hit, then priority, then name. */
const IN_ORDER = [
  { slug: 'name-whole', name: 'Quillón', city: 'Boone' },
  { slug: 'city-whole', name: 'Zeller House', city: 'Quillón' },
  { slug: 'name-beginning', name: 'Quillón Chapel', city: 'Boone' },
  { slug: 'part-priority', name: 'Zimmer & Quillón', city: 'Boone', isPriority: true },
  { slug: 'part-by-name', name: 'Old Quillón House', city: 'Boone' },
  { slug: 'city-beginning', name: 'Penn House', city: 'Quillónville' },
]
let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp()
  await insertPartners(
    site.app.db,
    ...IN_ORDER.toReversed().map((row) => ({
      state: 'North Carolina',
      zipCode: '28607',
      servicesOffered: ['Dog cremation'],
      ...row,
    })),
  )
  await site.app.directory.refresh()
  admin = await site.signIn()
})
afterAll(() => site.close())

const slugs = IN_ORDER.map(({ slug }) => slug)
const slugsOf = (found: { slug: string }[]) => found.map(({ slug }) => slug)

describe.each([
  ['as it is written', 'quillón'],
  ['without its accent', 'quillon'],
])('matches of a word %s are in order (SEARCH-10)', (_, typed) => {
  const q = encodeURIComponent(typed)

  test('in the call', async () => {
    const answer = (await (await site.request(`/api/search?q=${q}`)).json()) as {
      partners: { slug: string }[]
    }
    expect(slugsOf(answer.partners)).toEqual(slugs)
  })

  test.each(['', '&service=pet-cremation'])('on the page%s', async (filter) => {
    const html = await (await site.request(`/search?q=${q}${filter}`)).text()
    const cards = [...html.matchAll(/<h3>.*?<a href="[^"]*\/([^"/?]+)">/g)].map(([, slug]) => slug)
    expect(cards.slice(0, slugs.length)).toEqual(slugs)
  })

  test('in both lists of the back office, in the ids of all, and in the export', async () => {
    const api = '/api/admin/partners'
    expect(slugsOf((await admin.call('GET', `${api}/search?q=${q}`)).body)).toEqual(slugs)
    const { partners } = (
      await admin.call<{ partners: { id: string; slug: string }[] }>('GET', `${api}/find?q=${q}`)
    ).body
    expect(slugsOf(partners)).toEqual(slugs)
    const { ids } = (await admin.call('GET', `${api}/find-ids?q=${q}`)).body
    expect(unpackIds(ids)).toEqual(partners.map(({ id }) => id))
    const file = await admin.request(`${api}/export.csv`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ filters: { q: typed } }),
    })
    const rows = await readCells(await file.text())
    expect(rows.slice(1).map(([name]) => name)).toEqual(IN_ORDER.map(({ name }) => name))
  })
})
