import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertFaq, insertPartners } from '../../../../../tests/values/build.ts'
import type { FaqReach } from '../../../../shared/faq/faq-reach.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp()
  admin = await site.signIn()
  await insertPartners(
    site.app.db,
    { slug: 'wren-asheville', name: 'Wren & Daughters' },
    { slug: 'oak-austin', name: 'Oak Hill Chapel', city: 'Austin', state: 'Texas' },
    { slug: 'quiet-harbor', name: 'Quiet Harbor', city: 'Boone', isActive: false },
    { slug: 'old-mill', name: 'Old Mill', city: 'Boone', deletedAt: new Date() },
  )
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
