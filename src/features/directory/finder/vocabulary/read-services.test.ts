import { describe, expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { readListOptions } from '../../lists/read-list-options.ts'
import { findPartners } from '../answers/search-directory.ts'
import { splitQuery } from '../reading/query.ts'
import { readService, servicesOfLabel } from './read-services.ts'

const slugsOf = (label: string) => servicesOfLabel(label).map(({ slug }) => slug)

describe('a stored label (LISTS-2)', () => {
  test.each([
    ['Veterans’ services', ['veterans-services']],
    ["VETERAN'S SERVICES", ['veterans-services']],
    ['Military honors', ['veterans-services']],
    ['Pet Cremation & Aquamation', ['pet-cremation', 'water-cremation', 'cremation']],
    ['Natural burial', ['green-burial', 'burial']],
    ['Direct Cremation', ['direct-cremation', 'cremation']],
    ['Cremation', ['cremation']],
    ['Burial', ['burial']],
    ['Pré-planning', ['pre-planning']],
    ['Live-streamed services', ['livestreamed-services']],
    ['Horse-drawn carriage', ['horse-drawn-carriage']],
    ['   ', []],
    ['24', []],
    ['x'.repeat(80), []],
  ])('%j stands for %j', (label, slugs) => {
    expect(slugsOf(label)).toEqual(slugs)
  })

  test('is not found inside other words: Petersburg is no pet service', () => {
    expect(slugsOf('Petersburg transfers')).toEqual(['petersburg-transfers'])
  })
})

describe('what a family types (LISTS-2)', () => {
  const known = new Map(
    ['pet-cremation', 'veterans-services', 'green-burial', 'horse-drawn-carriage'].map((slug) => [
      slug,
      slug,
    ]),
  )
  test.each([
    ['pet cremation', 'pet-cremation'],
    ['Pets', 'pet-cremation'],
    ['veterans', 'veterans-services'],
    ['Veterans’ services', 'veterans-services'],
    ['green-burial', 'green-burial'],
    ['horse-drawn carriage', 'horse-drawn-carriage'],
    ['crémation d’animaux', 'pet-cremation'],
    ['anciens combattants', 'veterans-services'],
    ['inhumation écologique', 'green-burial'],
    ['veteranos', 'veterans-services'],
  ])('%j is %j', (text, slug) => {
    expect(readService(text, known)).toBe(slug)
  })
  test.each(['', 'Veterans Memorial Chapel', 'peter', 'aquamation', 'zzz', '%', 'pet cremation in austin'])(
    '%j names no service that anyone offers',
    (text) => {
      expect(readService(text, known)).toBeNull()
    },
  )
})

describe('beside a place', () => {
  test.each([
    ['green burial vermont', ['green-burial']],
    ['Natural burial, Portland, OR', ['green-burial']],
    ['Québec crémation d’animaux', ['pet-cremation']],
    ['funeral home in boston', []],
  ])('%j asks for %j', async (query, services) => {
    const view = makeView(makeSnapshot([]))
    const split = splitQuery(view.current().search, await view.gazetteer(), query)
    expect(split.services).toEqual(services)
  })

  test('those who offer it come first, and none is lost', async () => {
    const directory = makeView(
      makeSnapshot([
        { name: 'Adams', state: 'Vermont', servicesOffered: ['Burial'] },
        { name: 'Baker', state: 'Vermont', servicesOffered: ['Green burial'] },
        { name: 'Carver', state: 'Maine', servicesOffered: ['Green burial'] },
      ]),
    )
    const { entries } = await findPartners({ directory }, 'green burial vermont')
    expect(entries.map(({ name }) => name)).toEqual(['Baker', 'Adams'])
  })
})

describe('in a directory', () => {
  const snapshot = makeSnapshot([
    { name: 'Adams', servicesOffered: ['Pet cremation', 'Burial'] },
    { name: 'Baker', servicesOffered: ['Dog cremation'] },
    { name: 'Veterans Memorial Chapel', servicesOffered: [] },
    { name: 'Carver', servicesOffered: ['Veterans’ services'] },
  ])
  const found = async (query: string) => {
    const { entries } = await findPartners({ directory: makeView(snapshot) }, query)
    return entries.map(({ name }) => name)
  }

  test('one service has one name whatever the labels say', () => {
    expect([...snapshot.services.keys()].sort()).toEqual(['burial', 'pet-cremation', 'veterans-services'])
  })
  test('a service alone is counted; only names that have it are listed (LISTS-2)', async () => {
    const asked = async (query: string) =>
      (await findPartners({ directory: makeView(snapshot) }, query)).asked?.service?.partnerCount
    expect(await asked('pet cremation')).toBe(2)
    expect(await found('pet cremation')).toEqual([])
    expect(await found('veterans')).toEqual(['Veterans Memorial Chapel'])
    expect(await found('burial')).toEqual([])
  })
  test('a filter is read in any wording; unknown services and orders count as not given', () => {
    const read = (service?: string, sort?: string, hasPoint = true) =>
      readListOptions(snapshot, { service, sort }, hasPoint)
    expect(read('Pets', 'name')).toEqual({ service: 'pet-cremation', sort: 'name' })
    expect(read('nonsense', 'cheap')).toEqual({})
    expect(read('x'.repeat(5000))).toEqual({})
    expect(read('constructor', '__proto__')).toEqual({})
    expect(read(undefined, 'distance')).toEqual({ sort: 'distance' })
    expect(read(undefined, 'distance', false)).toEqual({})
  })
})
