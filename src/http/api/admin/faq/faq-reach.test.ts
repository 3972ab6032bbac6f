import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertFaq, insertPartners } from '../../../../../tests/values/build.ts'
import type { FaqReach } from '../../../../shared/faq/faq-reach.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let wrenId: string
beforeAll(async () => {
  site = await makeApp()
  admin = await site.signIn()
  const [wren] = await insertPartners(
    site.app.db,
    { slug: 'wren-asheville', name: 'Wren & Daughters' },
    { slug: 'oak-austin', name: 'Oak Hill Chapel', city: 'Austin', state: 'Texas' },
    { slug: 'quiet-harbor', name: 'Quiet Harbor', city: 'Boone', isActive: false },
    { slug: 'old-mill', name: 'Old Mill', city: 'Boone', deletedAt: new Date() },
  )
  wrenId = wren?.id ?? ''
  await insertFaq(
    site.app.db,
    { question: 'for all', order: 9 },
    { question: 'home', appliesTo: 'homepage', order: 1 },
    { question: 'Texas', appliesTo: 'state', targetStates: ['TX'], order: 2 },
    { question: 'Asheville', appliesTo: 'city', targetCities: ['asheville'], order: 3 },
    { question: 'Wren', appliesTo: 'partner', targetPartners: ['Wren & Daughters'], order: 4 },
    { question: 'off', isActive: false, order: 0 },
  )
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const get = async (path: string) => {
  const { status, body } = await admin.call('GET', `/api/admin/faq/${path}`)
  return { status, body }
}

describe('see as a visitor (FAQ-2)', () => {
  test.each([
    ['page=homepage', '/', ['home', 'for all']],
    ['page=state&state=texas', '/state/texas', ['Texas', 'for all']],
    ['page=state&state=OH', '/state/ohio', ['for all']],
    ['page=city&state=NC&city=asheville', '/state/north-carolina/city/asheville', ['Asheville', 'for all']],
    ['page=city&state=NC&city=durham', '/state/north-carolina/city/durham', ['for all']],
    [
      'page=partner&partnerId=wren-asheville',
      '/state/north-carolina/city/asheville/wren-asheville',
      ['Wren', 'for all'],
    ],
  ])('%s shows what the page shows', async (query, path, expected) => {
    const { status, body } = await get(`preview?${query}`)
    expect(status).toBe(200)
    expect(body.path).toBe(path)
    const shown = body.shown.map((item: { question: string }) => item.question)
    expect(shown).toEqual(expected)
    const page = await (await site.request(path)).text()
    const onPage = [...page.matchAll(/<h3>([^<]*)<\/h3><\/summary>/g)].map(([, question]) => question)
    expect(onPage).toEqual(expected)
    expect(body.shown.length + body.hidden.length).toBe(6)
  })

  test('gives the reason for each hidden question', async () => {
    const { body } = await get(`preview?page=partner&partnerId=${wrenId}`)
    const reasons = Object.fromEntries(
      body.hidden.map(({ question, reason }: Record<string, string>) => [question, reason]),
    )
    expect(reasons).toEqual({
      off: 'inactive',
      home: 'other-page',
      Texas: 'other-page',
      Asheville: 'other-page',
    })
    const ohio = await get('preview?page=state&state=ohio')
    expect(ohio.body.hidden).toContainEqual(
      expect.objectContaining({ question: 'Texas', reason: 'other-state' }),
    )
  })

  test.each([
    'page=state&state=atlantis',
    'page=city&state=NC&city=nowhereville',
    'page=partner&partnerId=quiet-harbor',
    'page=partner&partnerId=nobody',
  ])('%s is no page: 404', async (query) => {
    expect((await get(`preview?${query}`)).status).toBe(404)
  })

  test.each([
    ['page=moon', 'page'],
    ['', 'page'],
    ['page=state', 'state'],
    ['page=city&state=NC', 'city'],
    ['page=partner', 'partnerId'],
  ])('"%s" is refused by name', async (query, field) => {
    const { status, body } = await get(`preview?${query}`)
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty(field)
  })

  test('the pickers offer cities with partners, and the active partners of a city', async () => {
    expect((await get('places?state=north-carolina')).body).toEqual({
      cities: [{ city: 'Asheville', partnerCount: 1 }],
      partners: [],
    })
    expect((await get('places?state=NC&city=Asheville')).body.partners).toEqual([
      { id: wrenId, name: 'Wren & Daughters' },
    ])
    expect((await get('places?state=ohio')).body).toEqual({ cities: [], partners: [] })
  })
})

describe('questions that no page can show', () => {
  const reachOf = async (question: string) =>
    ((await get('unreachable')).body as FaqReach[]).find((found) => found.question === question)
  const check = async (question: string, given: object) => {
    await insertFaq(site.app.db, { question, ...given })
    return reachOf(question)
  }

  test('omits those that some page shows in full, and inactive ones', async () => {
    await insertFaq(site.app.db, {
      question: 'inactive and lost',
      isActive: false,
      appliesTo: 'state',
      targetStates: ['Atlantis'],
    })
    expect((await get('unreachable')).body).toEqual([])
  })

  test.each([
    ['Texsa', 'Texas'],
    ['North Carolna', 'North Carolina'],
    ['Atlantis', null],
  ])('an unknown state: %s, meaning %s', async (target, suggestion) => {
    expect(await check(`state ${target}`, { appliesTo: 'state', targetStates: [target] })).toMatchObject({
      isShownSomewhere: false,
      problems: [{ kind: 'unknown-state', target, suggestion }],
    })
  })

  test.each([
    ['Ashevile', 'Asheville'],
    ['Boone', null],
  ])('a city without active partners: %s, perhaps meaning %s', async (target, suggestion) => {
    expect(await check(`city ${target}`, { appliesTo: 'city', targetCities: [target] })).toMatchObject({
      isShownSomewhere: false,
      problems: [{ kind: 'city-without-partners', target, suggestion }],
    })
  })

  test.each([
    ['quiet-harbor', 'inactive-partner', 'Quiet Harbor', null],
    ['OLD MILL', 'deleted-partner', 'Old Mill', null],
    ['Wren and Daugters', 'unknown-partner', null, 'Wren & Daughters'],
    ['wren-ashevile', 'unknown-partner', null, 'wren-asheville'],
    ['3f0a2c55-0000-4000-8000-000000000000', 'unknown-partner', null, null],
  ])('a partner whom no visitor sees: %s is %s', async (target, kind, name, suggestion) => {
    expect(
      await check(`partner ${target}`, { appliesTo: 'partner', targetPartners: [target] }),
    ).toMatchObject({ isShownSomewhere: false, problems: [{ kind, target, name, suggestion }] })
  })

  test('targets that no single page matches', async () => {
    expect(
      await check('apart', { appliesTo: 'city', targetStates: ['Texas'], targetCities: ['Asheville'] }),
    ).toMatchObject({ isShownSomewhere: false, problems: [{ kind: 'nothing-in-common', target: '' }] })
    expect(
      await check('apart too', {
        appliesTo: 'partner',
        targetStates: ['Texas'],
        targetPartners: ['wren-asheville'],
      }),
    ).toMatchObject({ isShownSomewhere: false, problems: [{ kind: 'nothing-in-common' }] })
  })

  test('a shown question with one target that never matches', async () => {
    expect(await check('half', { appliesTo: 'state', targetStates: ['Texas', 'Ohoi'] })).toMatchObject({
      isShownSomewhere: true,
      problems: [{ kind: 'unknown-state', target: 'Ohoi' }],
    })
  })

  test('targets of another kind of page do not count', async () => {
    expect(
      await check('left over', { appliesTo: 'state', targetCities: ['Boone'], targetPartners: ['nobody'] }),
    ).toBeUndefined()
  })
})
