import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { type buildPartner, insertPartners } from '../../../../../tests/values/build.ts'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'
import { paths } from '../../../../shared/paths.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp()
  admin = await site.signIn()
})
beforeEach(async () => {
  await site.app.db.$client.query('truncate partners, change_sets cascade')
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const partner = {
  name: 'Hollis & Wren Funeral Home',
  phone: '828.555.0142',
  address: '12 Merrimon Avenue',
  city: 'Asheville',
  state: 'nc',
  zipCode: '28801',
}
async function insert(...given: Parameters<typeof buildPartner>[0][]) {
  const rows = await insertPartners(site.app.db, ...given.map((row) => row ?? {}))
  await site.app.directory.refresh()
  return rows
}
const history = async () =>
  (
    await site.app.db.$client.query(
      `select s.action, s.subject, s.user_name, c.entity_id, c.before, c.after
       from change_sets s join changes c on c.change_set_id = s.id order by c.id`,
    )
  ).rows

describe('POST /api/admin/partners', () => {
  test('adds a normalized partner with defaults, which is public at once (FORM-1)', async () => {
    const city = paths.city('North Carolina', 'Asheville')
    expect((await site.request(city)).status).toBe(200)
    const { status, body } = await admin.call<AdminPartner>('POST', '/api/admin/partners', partner)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'Hollis & Wren Funeral Home',
      slug: 'hollis-and-wren-funeral-home-asheville',
      phone: '(828) 555-0142',
      state: 'North Carolina',
      zipCode: '28801',
      annualCremations: 0,
      locationCount: 1,
      isPriority: false,
      isActive: true,
      servicesOffered: [],
      email: null,
      yelpRating: null,
      googleRating: null,
    })
    expect(body.createDate).toBe(body.createdAt.slice(0, 10))
    expect(body.updatedAt).toBe(body.createdAt)
    expect(body.coordinates?.latitude).toBeCloseTo(35.6, 0)
    expect(body.coordinates?.longitude).toBeCloseTo(-82.55, 0)
    const page = await site.request(paths.partner(body))
    expect(page.status).toBe(200)
    expect((await page.text()).includes('Hollis &amp; Wren')).toBe(true)
    expect((await (await site.request(city)).text()).includes('Hollis &amp; Wren')).toBe(true)
    expect(await history()).toMatchObject([
      { action: 'create', subject: body.name, user_name: 'Margaret Hale', entity_id: body.id, before: null },
    ])
  })

  test('keeps every field that is given', async () => {
    const given = {
      email: 'office@hollis.example',
      website: 'www.hollis.example',
      logoUrl: '/uploads/logo.png',
      imageUrl: 'https://hollis.example/house.jpg',
      description: 'A family house.',
      longDescription: 'One.\n\nTwo.',
      servicesOffered: ['Cremation', 'Cremation', 'Memorials'],
      partnerSince: 'January 2024',
      annualCremations: 240,
      locationCount: 2,
      isPriority: true,
      isActive: false,
      socialMedia: { facebook: 'facebook.com/hollis', linkedin: '' },
      coordinates: { latitude: 35.5, longitude: -82.5 },
      yelpRating: 4.5,
      yelpReviewCount: 12,
      googleRating: 4.8,
      googleReviewCount: 40,
    }
    const { body } = await admin.call('POST', '/api/admin/partners', { ...partner, ...given })
    expect(body).toMatchObject({
      ...given,
      website: 'https://www.hollis.example',
      servicesOffered: ['Cremation', 'Memorials'],
      socialMedia: { facebook: 'https://facebook.com/hollis' },
    })
    expect(body.socialMedia).not.toHaveProperty('linkedin')
  })

  test('restores a leading zero, and refuses what is no postal code', async () => {
    const massachusetts = { ...partner, city: 'Quincy', state: 'Massachusetts', zipCode: '2169' }
    const { body } = await admin.call('POST', '/api/admin/partners', massachusetts)
    expect(body.zipCode).toBe('02169')
    for (const zipCode of ['none', '288']) {
      const answer = await admin.call('POST', '/api/admin/partners', { ...partner, zipCode })
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
      expect(Object.keys(answer.body.fields)).toEqual(['zipCode'])
    }
  })

  test.each([
    ['name', '', 'Business name is required.'],
    ['phone', '  ', 'Phone number is required.'],
    ['address', '', 'Address is required.'],
    ['city', '', 'City is required.'],
    ['state', '', 'State is required.'],
    ['zipCode', '', 'ZIP code is required.'],
    ['state', 'Utopia', 'Please enter a US state or a Canadian province.'],
    ['email', 'nobody', 'Please enter a valid email address.'],
    ['logoUrl', 'logo.png', 'Logo URL must be a valid URL or relative path.'],
    ['imageUrl', '//evil.example/x.png', 'Image URL must be a valid URL or relative path.'],
    ['imageUrl', '/\\evil.example/x.png', 'Image URL must be a valid URL or relative path.'],
    ['imageUrl', 'javascript:alert(1)', 'Image URL must be a valid URL or relative path.'],
    ['website', 'javascript:alert(1)', 'Please enter a web address, for example https://www.example.com.'],
    [
      'website',
      'https://a:b@hollis.example',
      'Please enter a web address, for example https://www.example.com.',
    ],
    ['annualCremations', -1, 'Please enter 0 or more.'],
    ['locationCount', 1.5, 'Please enter a whole number.'],
    ['name', 'x'.repeat(201), 'Please use at most 200 characters.'],
    ['name', 'a\nb', 'Please use plain text on one line.'],
    ['phone', 'call us', expect.stringContaining('is not a telephone number')],
    ['phone', '12', expect.stringContaining('is not a telephone number')],
  ])('refuses %s = %j (FORM-3)', async (field, value, sentence) => {
    const answer = await admin.call('POST', '/api/admin/partners', { ...partner, [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ [field]: sentence })
    expect(await history()).toEqual([])
  })

  test('names each missing field (FORM-1)', async () => {
    const { status, body } = await admin.call('POST', '/api/admin/partners', {})
    expect(status).toBe(400)
    expect(Object.keys(body.fields).sort()).toEqual(['address', 'city', 'name', 'phone', 'state', 'zipCode'])
  })

  test('gives the next of the same name another slug, and never that of a deleted one', async () => {
    const first = await admin.call('POST', '/api/admin/partners', partner)
    await admin.call('DELETE', `/api/admin/partners/${first.body.id}`)
    const second = await admin.call('POST', '/api/admin/partners', partner)
    const third = await admin.call('POST', '/api/admin/partners', partner)
    expect([second.body.slug, third.body.slug]).toEqual([`${first.body.slug}-2`, `${first.body.slug}-3`])
  })
})

describe('GET', () => {
  test('lists all by name, inactive ones included, and finds one for its form', async () => {
    const [cedar, alder] = await insert({ name: 'Cedar', isActive: false }, { name: 'alder' })
    const { body } = await admin.call<AdminPartner[]>('GET', '/api/admin/partners')
    expect(body.map(({ name }) => name)).toEqual(['alder', 'Cedar'])
    expect((await admin.call('GET', `/api/admin/partners/${cedar?.id}`)).body).toEqual(body[1])
    expect((await site.request(`/api/partners/${cedar?.id}`)).status).toBe(404)
    expect((await site.request(`/api/partners/${alder?.id}`)).status).toBe(200)
  })

  test('answers 404 for an unknown partner', async () => {
    for (const id of [
      '00000000-0000-4000-8000-000000000000',
      'nobody',
      '1',
      'null',
      "'--",
      'a'.repeat(2000),
    ]) {
      const answer = await admin.call('GET', `/api/admin/partners/${encodeURIComponent(id)}`)
      expect(answer).toMatchObject({ status: 404, body: { message: 'Partner not found' } })
      expect((await admin.call('DELETE', `/api/admin/partners/${encodeURIComponent(id)}`)).status).toBe(404)
      expect((await admin.call('PUT', `/api/admin/partners/${encodeURIComponent(id)}`, {})).status).toBe(404)
    }
  })
})

describe('DELETE /api/admin/partners/{id}', () => {
  test('removes a partner from every list at once; a second call is 404', async () => {
    const [row] = await insert({ name: 'Cedar' })
    if (!row) throw new Error('no row')
    expect((await site.request(paths.partner(row))).status).toBe(200)
    expect(await admin.call('DELETE', `/api/admin/partners/${row.id}`)).toMatchObject({
      status: 204,
      body: null,
    })
    expect((await site.request(paths.partner(row))).status).toBe(404)
    expect((await site.request(`/api/partners/${row.id}`)).status).toBe(404)
    expect((await admin.call('GET', '/api/admin/partners')).body).toEqual([])
    expect((await admin.call('GET', '/api/admin/partners/search?q=Cedar')).body).toEqual([])
    expect((await admin.call('GET', `/api/admin/partners/${row.id}`)).status).toBe(404)
    expect((await admin.call('DELETE', `/api/admin/partners/${row.id}`)).status).toBe(404)
    const [entry, ...others] = await history()
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      action: 'delete',
      subject: 'Cedar',
      before: { name: 'Cedar' },
      after: null,
    })
  })
})
