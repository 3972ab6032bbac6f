import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { nearbyPartners } from '../../places/around/nearby-partners.ts'
import { findPartners } from './search-directory.ts'
import { suggest } from './suggest.ts'

const directory = makeView(
  makeSnapshot([
    { name: 'Hollis & Wren Funeral Home', city: 'Asheville' },
    { name: 'Wren Chapel', city: 'Asheville' },
    { name: 'Wrenfield Mortuary', city: 'Asheboro', isPriority: true },
    { name: "O'Wrennell", city: 'West Asheville', zipCode: '28806' },
    { name: 'Élan', city: 'Montréal', state: 'Quebec', zipCode: 'H2X 1Y4' },
    { name: 'Alder', city: 'Springfield', state: 'Illinois', zipCode: '62701' },
    { name: 'Birch', city: 'Springfield', state: 'Illinois', zipCode: '62702' },
    { name: 'Cedar', city: 'Springfield', state: 'Missouri', zipCode: '65801' },
  ]),
)
const app = { directory }
const cities = async (query: string) =>
  (await suggest(app, query)).cities.map((found) => `${found.city}, ${found.state}`)
const partners = async (query: string) => (await suggest(app, query)).partners.map((found) => found.name)

describe('while a visitor types', () => {
  test('cities: prefixes before words, then those with more partners', async () => {
    expect(await cities('ash')).toEqual([
      'Asheville, North Carolina',
      'Asheboro, North Carolina',
      'West Asheville, North Carolina',
    ])
    expect(await cities('spring')).toEqual(['Springfield, Illinois', 'Springfield, Missouri'])
    expect(await cities('springfield, mo')).toEqual(['Springfield, Missouri'])
    expect(await cities('springfield, ill')).toEqual(['Springfield, Illinois'])
  })
  test('cities: one letter offers the largest, a beginning with a slip what it resembles (SUGGEST-1)', async () => {
    expect((await cities('a')).slice(0, 2)).toEqual(['Asheville, North Carolina', 'Asheboro, North Carolina'])
    expect((await cities('ahsev'))[0]).toBe('Asheville, North Carolina')
    expect((await cities('sprnigf'))[0]).toBe('Springfield, Illinois')
    expect(await cities('montrae')).toEqual(['Montréal, Quebec'])
  })
  test('cities: one that begins with the text, none that is part of it', async () => {
    const spring = makeView(
      makeSnapshot([
        { name: 'Dell', city: 'Spring', state: 'Texas', zipCode: '77373' },
        { name: 'Cedar', city: 'Springfield', state: 'Missouri', zipCode: '65801' },
      ]),
    )
    const { cities: offered } = await suggest({ directory: spring }, 'springf')
    expect(offered.map(({ city }) => city)).toEqual(['Springfield'])
  })
  test('the last word goes on from its letters, not from what they shorten: "br" is branch (SUGGEST-1)', async () => {
    const brunswick = makeView(
      makeSnapshot([{ name: 'Dell', city: 'New Brunswick', state: 'New Jersey', zipCode: '08901' }]),
    )
    const { cities: offered } = await suggest({ directory: brunswick }, 'new br')
    expect(offered.map(({ city }) => city)).toEqual(['New Brunswick'])
  })
  test('the last word may go on: it is no state yet, and no everyday word (SUGGEST-1)', async () => {
    const begun = makeView(
      makeSnapshot([
        { name: 'Dell', city: 'Los Angeles', state: 'California', zipCode: '90012' },
        { name: 'Cedar', city: 'Fort Wayne', state: 'Indiana', zipCode: '46802' },
        { name: 'Alder', city: 'Seattle', state: 'Washington', zipCode: '98101' },
        { name: 'Birch', city: 'Kansas City', state: 'Missouri', zipCode: '64105', phone: '(816) 555-0142' },
        { name: 'Elm', city: 'Wichita', state: 'Kansas', zipCode: '67202' },
      ]),
    )
    const first = async (query: string) => (await suggest({ directory: begun }, query)).cities[0]?.city
    expect(await first('los an')).toBe('Los Angeles')
    expect(await first('fort wa')).toBe('Fort Wayne')
    expect(await first('kansas')).toBe('Kansas City')
    expect(await first('seattle wa')).toBe('Seattle')
    const { partners } = await suggest({ directory: begun }, '(816) 5')
    expect(partners.map(({ name }) => name)).toEqual(['Birch'])
  })
  test('cities are found without accents and with one typing error', async () => {
    expect(await cities('montre')).toEqual(['Montréal, Quebec'])
    expect(await cities('MONTRÉ')).toEqual(['Montréal, Quebec'])
    expect(await cities('ashevile')).toContain('Asheville, North Carolina')
    expect(await cities('sprignfield')).toEqual(['Springfield, Illinois', 'Springfield, Missouri'])
  })
  test('states by code, name or a word of it, only those with partners', async () => {
    const states = async (query: string) => (await suggest(app, query)).states.map((found) => found.code)
    expect(await states('nc')).toEqual(['NC'])
    expect(await states('carol')).toEqual(['NC'])
    expect(await states('m')).toEqual(['MO'])
    expect(await states('tx')).toEqual([])
    expect((await suggest(app, 'quebec')).states).toEqual([
      { state: 'Quebec', code: 'QC', path: '/state/quebec', partnerCount: 1 },
    ])
  })
  test('partners: name prefix, word prefix, substring; spelling is tolerated when none matches', async () => {
    expect(await partners('wren')).toEqual([
      'Wrenfield Mortuary',
      'Wren Chapel',
      'Hollis & Wren Funeral Home',
      "O'Wrennell",
    ])
    expect(await partners('renfield')).toEqual(['Wrenfield Mortuary'])
    expect(await partners('holis & wr')).toEqual(['Hollis & Wren Funeral Home'])
    expect(await partners('elan')).toEqual(['Élan'])
    expect((await suggest(app, 'elan')).partners[0]?.path).toBe(
      '/state/quebec/city/montreal/' +
        directory.current().partners.find((entry) => entry.name === 'Élan')?.slug,
    )
  })
  test('postal codes of partners before those of the gazetteer, only for text that looks like one', async () => {
    const codes = async (query: string) =>
      (await suggest(app, query)).postalCodes.map((found) => found.postalCode)
    expect(await codes('288')).toEqual(['28801', '28806', '28802', '28803', '28804'])
    expect((await codes('h2x'))[0]).toBe('H2X 1Y4')
    expect(await codes('h2x 1y')).toEqual(['H2X 1Y4'])
    expect(await codes('v5k')).toEqual(['V5K'])
    expect(await codes('2')).toEqual([])
    expect(await codes('ash')).toEqual([])
    expect((await suggest(app, '62701')).postalCodes).toEqual([
      { postalCode: '62701', city: 'Springfield', state: 'Illinois', path: '/search?q=62701' },
    ])
  })
  test('nothing for blank text; at most five of each and no error for any text (SUGGEST-1)', async () => {
    expect(await suggest(app, '  ')).toEqual({ cities: [], states: [], partners: [], postalCodes: [] })
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const { answer: _, ...lists } = await suggest(app, text)
        for (const list of Object.values(lists)) expect(list.length).toBeLessThanOrEqual(5)
      }),
    )
    await expect(suggest(app, 'x'.repeat(201))).rejects.toMatchObject({ code: 'invalid_input' })
  })
  test('places that the text names already, in any order and inside words (SUGGEST-1)', async () => {
    expect(await cities('illinois springfield')).toEqual(['Springfield, Illinois'])
    expect(await cities('cremation in springf')).toEqual(['Springfield, Illinois', 'Springfield, Missouri'])
    expect((await suggest(app, 'funeral home near 62701')).postalCodes[0]?.postalCode).toBe('62701')
    expect((await suggest(app, 'n.c.')).states.map(({ code }) => code)).toEqual(['NC'])
    expect(await partners('wren asheville nc')).toContain('Wren Chapel')
    expect(await cities('asehville')).toContain('Asheville, North Carolina')
  })
  test('cities leave one of the first five places to a partner of that name (SUGGEST-1)', async () => {
    const towns = ['Park', 'Hill', 'Falls', 'Mills', 'Cove', 'Bay'].map((end) => ({ city: `Quillon ${end}` }))
    const crowded = makeView(makeSnapshot([...towns, { name: 'Quillon Chapel', city: 'Salem' }]))
    const offers = await suggest({ directory: crowded }, 'quillon chapel')
    expect(offers.partners[0]?.name).toBe('Quillon Chapel')
    expect(offers.cities.length).toBeLessThanOrEqual(4)
    const alone = await suggest({ directory: makeView(makeSnapshot(towns)) }, 'quillon')
    expect(alone.cities).toHaveLength(5)
  })
  test('offers the nearest cities for a town without partners (SUGGEST-1)', async () => {
    const around = makeView(
      makeSnapshot([
        { city: 'Raleigh', zipCode: '27601', latitude: 35.78, longitude: -78.64 },
        { city: 'Asheville', zipCode: '28801', latitude: 35.6, longitude: -82.55 },
      ]),
    )
    const offers = await suggest({ directory: around }, 'hendersonville, nc')
    expect(offers.cities.map(({ city }) => city)).toEqual(['Asheville', 'Raleigh'])
  })
  test('offers nothing that finds nothing (SUGGEST-1)', async () => {
    const total = async (query: string) => (await findPartners(app, query)).entries.length
    const pieces = [
      'ash',
      'spring',
      'mo',
      '28',
      '62',
      'h2',
      'v5k',
      'wren',
      'near',
      'que',
      'in',
      'st',
      '9',
      'whistler',
    ]
    const text = fc
      .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join(' '))
    await fc.assert(
      fc.asyncProperty(text, async (asked) => {
        const offers = await suggest(app, asked)
        for (const { city, state, partnerCount } of offers.cities) {
          expect(partnerCount).toBeGreaterThan(0)
          expect(await total(`${city}, ${state}`)).toBeGreaterThan(0)
        }
        for (const { state } of offers.states) expect(await total(state)).toBeGreaterThan(0)
        for (const { name } of offers.partners) expect(await total(name)).toBeGreaterThan(0)
        for (const { postalCode } of offers.postalCodes) {
          const { origin } = await findPartners(app, postalCode)
          expect(origin && nearbyPartners(directory.current(), origin, { limit: 1 })).toHaveLength(1)
        }
      }),
      { numRuns: 300 },
    )
  })
})
