import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'
import { unpackIds } from '../../../../shared/partners/packed-ids.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let quarry: AdminPartner
beforeAll(async () => {
  site = await makeApp()
  admin = await site.signIn()
  await insertPartners(
    site.app.db,
    {
      name: 'Quarry Hill Crémation',
      address: '77 Lantern Street',
      city: 'Dallas',
      state: 'Texas',
      zipCode: '75201',
      phone: '(214) 555-0187',
      email: 'front.desk@quarryhill.example',
      website: 'https://www.quarry-hill.example/contact',
      servicesOffered: ['Direct cremation', 'Military honors'],
      isActive: false,
    },
    { name: 'Dallas Chapel', city: 'Boone', zipCode: '28607', phone: '+1 828 555 0133' },
    { name: 'Elm House', city: 'Austin', state: 'Texas', zipCode: '78701', phone: '512.555.0161 ext. 12' },
    {
      name: 'Überlingen Haus',
      city: 'Montréal',
      state: 'Quebec',
      zipCode: 'H2X 1Y4',
      phone: '(514) 555-0155',
    },
  )
  await site.app.directory.refresh()
  const all = (await admin.call<AdminPartner[]>('GET', '/api/admin/partners')).body
  quarry = all.find(({ name }) => name === 'Quarry Hill Crémation') as AdminPartner
})
afterAll(() => site.close())

const first = async (q: string) => {
  const path = `/api/admin/partners/search?q=${encodeURIComponent(q)}`
  const { status, body } = await admin.call<AdminPartner[]>('GET', path)
  expect(status).toBe(200)
  return body[0]?.name ?? null
}

describe('a search answers whoever is on the telephone (LIST-5)', () => {
  test.each([
    ['the name without accents', 'quarry hill cremation'],
    ['city and code of the state', 'Dallas TX'],
    ['city and state', 'dallas, texas'],
    ['a ZIP code', '75201'],
    ['a telephone number with its area code', '(214) 555-0187'],
    ['a telephone number with dots', '214.555.0187'],
    ['a telephone number with the code of the country', '+1 214 555 0187'],
    ['a telephone number in one run', '12145550187'],
    ['a telephone link', 'tel:+12145550187'],
    ['the last four digits', '0187'],
    ['digits from the middle', '4 555 01 87'],
    ['a number with an extension', '214-555-0187 x4'],
    ['an e-mail address', 'FRONT.DESK@quarryhill.example'],
    ['the domain of an e-mail address', '@quarryhill.example'],
    ['a website', 'www.quarry-hill.example'],
    ['an address', '77 lantern st'],
    ['a street', 'Lantern Street'],
    ['a service', 'military honors'],
  ])('by %s: %s', async (_, q) => {
    expect(await first(q)).toBe('Quarry Hill Crémation')
  })

  test('by id, slug and the address of its public page', async () => {
    expect(await first(quarry.id)).toBe(quarry.name)
    expect(await first(quarry.id.toUpperCase())).toBe(quarry.name)
    expect(await first(quarry.id.slice(0, 13))).toBe(quarry.name)
    expect(await first(quarry.slug)).toBe(quarry.name)
    expect(await first(`https://directory.example/partner/${quarry.slug}`)).toBe(quarry.name)
  })

  test('by numbers stored with the code of the country or an extension', async () => {
    expect(await first('8285550133')).toBe('Dallas Chapel')
    expect(await first('512 555 0161')).toBe('Elm House')
    expect(await first('uberlingen haus')).toBe('Überlingen Haus')
  })
})

describe('filters (LIST-6)', () => {
  let filled: TestApp
  let keeper: typeof admin
  beforeAll(async () => {
    filled = await makeApp()
    keeper = await filled.signIn()
    const whole = {
      email: 'office@whole.example',
      website: 'https://whole.example',
      description: 'Short.',
      longDescription: 'Long.',
      logoUrl: '/uploads/logo.png',
      imageUrl: '/uploads/house.jpg',
      googleRating: 4.5,
      detailsConfirmedOn: '2026-03-14',
    }
    await insertPartners(
      filled.app.db,
      { ...whole, name: 'Whole', city: 'Boone', createdAt: new Date('2026-01-03T00:00:00Z') },
      {
        ...whole,
        name: 'No Mail',
        email: null,
        isPriority: true,
        createdAt: new Date('2026-01-02T00:00:00Z'),
      },
      { ...whole, name: 'No Mail, Closed', email: '', isActive: false, detailsConfirmedOn: 'last spring' },
      {
        ...whole,
        name: 'Bare',
        email: null,
        website: null,
        logoUrl: null,
        imageUrl: null,
        description: null,
      },
      { ...whole, name: 'Logo Only', city: 'Austin', state: 'Texas', imageUrl: null, googleRating: 0 },
      { name: 'Gone', email: null, deletedAt: new Date() },
    )
    await filled.app.directory.refresh()
  })
  afterAll(() => filled.close())

  const names = async (query: Record<string, string>) => {
    const path = `/api/admin/partners/find?${new URLSearchParams(query)}`
    const { status, body } = await keeper.call('GET', path)
    expect(status).toBe(200)
    expect(body.total).toBe(body.partners.length)
    return (body.partners as AdminPartner[]).map(({ name }) => name)
  }

  test.each([
    [{}, ['Bare', 'Logo Only', 'No Mail', 'No Mail, Closed', 'Whole']],
    [{ lacks: 'email' }, ['Bare', 'No Mail', 'No Mail, Closed']],
    [{ lacks: 'email', active: 'yes' }, ['Bare', 'No Mail']],
    [{ active: 'no' }, ['No Mail, Closed']],
    [{ priority: 'yes' }, ['No Mail']],
    [{ priority: 'no', lacks: 'email', active: 'yes' }, ['Bare']],
    [{ lacks: 'picture' }, ['Bare']],
    [{ lacks: 'imageUrl' }, ['Bare', 'Logo Only']],
    [{ lacks: 'email,website' }, ['Bare']],
    [{ lacks: 'text' }, ['Bare']],
    [{ lacks: 'google' }, ['Logo Only']],
    [{ confirmedBefore: '2026-03-14' }, ['No Mail, Closed']],
    [{ confirmedBefore: '2026-03-15', active: 'yes', state: 'TX' }, ['Logo Only']],
    [{ q: 'mail', active: 'yes' }, ['No Mail']],
    [{ q: 'austin tx', lacks: 'email' }, []],
    [{ sort: 'city', active: 'yes' }, ['Bare', 'No Mail', 'Logo Only', 'Whole']],
    [{ sort: 'state' }, ['Bare', 'No Mail', 'No Mail, Closed', 'Whole', 'Logo Only']],
    [{ state: 'Utopia' }, []],
  ])('%j', async (query, expected) => {
    expect(await names(query as Record<string, string>)).toEqual(expected)
  })

  test('newest and last changed begin with the latest', async () => {
    expect((await names({ sort: 'newest' })).slice(-2)).toEqual(['Whole', 'No Mail'])
    const [whole] = (await keeper.call('GET', '/api/admin/partners/find?q=Whole')).body.partners
    await keeper.call('PUT', `/api/admin/partners/${whole.id}`, { phone: '(828) 555-0177' })
    expect((await names({ sort: 'changed' }))[0]).toBe('Whole')
  })

  test('a window, its total and the ids of all', async () => {
    const { body } = await keeper.call('GET', '/api/admin/partners/find?offset=1&limit=2')
    expect(body).toMatchObject({ total: 5, inactiveCount: 1 })
    expect((body.partners as AdminPartner[]).map(({ name }) => name)).toEqual(['Logo Only', 'No Mail'])
    const ids = unpackIds((await keeper.call('GET', '/api/admin/partners/find-ids')).body.ids) ?? []
    expect(ids).toHaveLength(5)
    expect(ids.slice(1, 3)).toEqual((body.partners as AdminPartner[]).map(({ id }) => id))
    expect((await keeper.call('GET', '/api/admin/partners/find?offset=99')).body.partners).toEqual([])
  })

  test('the dashboard counts as the list does (DASHBOARD-1)', async () => {
    const { completeness, needs } = (await keeper.call('GET', '/api/admin/dashboard')).body
    for (const { field, count, total } of completeness)
      expect([field, (await names({ lacks: field, active: 'yes' })).length]).toEqual([field, total - count])
    const without = needs.find(({ kind }: { kind: string }) => kind === 'partners-without-email')
    expect((await names({ lacks: 'email', active: 'yes' })).length).toBe(without.count)
  })

  test.each([
    ['sort', '__proto__'],
    ['sort', 'name;drop table partners'],
    ['lacks', 'password'],
    ['lacks', 'constructor'],
    ['lacks', 'email,'.repeat(200)],
    ['active', 'true'],
    ['priority', '1'],
    ['confirmedBefore', "2026-03-14' or 1=1"],
    ['confirmedBefore', '2026-02-30'],
    ['offset', '-1'],
    ['offset', '1e9'],
    ['limit', '0'],
    ['limit', '201'],
    ['q', 'x'.repeat(201)],
  ])('refuses %s = %j in a sentence at its field', async (name, value) => {
    const query = new URLSearchParams({ [name]: value })
    const { status, body } = await keeper.call('GET', `/api/admin/partners/find?${query}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'invalid_input',
      fields: { [name]: expect.stringMatching(/^[A-Z].*\.$/) },
    })
  })

  test.each(['%', '\\', "' or 1=1 --", '🌿', '((((', '@', '.', '-', '----', '0000', '%00', 'é'.repeat(200)])(
    'answers the query %j',
    async (q) => {
      const path = `/api/admin/partners/find?q=${encodeURIComponent(q)}`
      expect((await keeper.call('GET', path)).status).toBe(200)
    },
  )
})
