import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { partners, placeData } from '../../db/schema/directory.ts'
import { takeNextVersion } from '../../features/directory/snapshot/directory-version.ts'
import { EnhancedPlaceData, Partner } from '../../shared/partners/partner.ts'

let site: TestApp
beforeAll(async () => {
  site = await makeApp()
  const rows = await insertPartners(
    site.app.db,
    { name: 'Cedar Hollow', slug: 'cedar-hollow', isPriority: true },
    { name: 'Abbott & Daughters', slug: 'abbott-and-daughters' },
    { name: 'Maison Étoile', slug: 'maison-etoile', city: 'Québec', state: 'Quebec', zipCode: 'G1A 1A1' },
    { name: 'Boone Memorial', slug: 'boone-memorial', city: 'Boone', isPriority: true },
    { name: 'Closed House', slug: 'closed-house', isActive: false },
    { name: 'Deleted House', slug: 'deleted-house', deletedAt: new Date() },
  )
  await site.app.db.insert(placeData).values({
    partnerId: rows[0]?.id ?? '',
    reviews: [
      {
        author_name: 'Ann',
        author_url: null,
        profile_photo_url: null,
        rating: 5,
        text: 'Kind.',
        relative_time_description: 'a month ago',
      },
    ],
    rating: 4.8,
    reviewCount: 12,
    source: 'sample',
    fetchedAt: new Date(),
  })
  await site.app.directory.refresh()
})
afterAll(() => site.close())

async function list(address: string): Promise<Partner[]> {
  const response = await site.request(address)
  expect(response.status).toBe(200)
  return (await response.json()) as Partner[]
}
const names = async (address: string) => (await list(address)).map((partner) => partner.name)

describe('GET /api/partners', () => {
  test('is every active partner by name, with exactly the public fields', async () => {
    const all = await list('/api/partners')
    expect(all.map((partner) => partner.name)).toEqual([
      'Abbott & Daughters',
      'Boone Memorial',
      'Cedar Hollow',
      'Maison Étoile',
    ])
    for (const partner of all) {
      expect(Object.keys(partner).sort()).toEqual(Object.keys(Partner.shape).sort())
      Partner.parse(partner)
    }
  })

  test('shows a change at once, and answers 304 when the client has this version', async () => {
    const before = await site.request('/api/partners')
    const etag = before.headers.get('etag') ?? ''
    expect(before.headers.get('cache-control')).toMatch(/^public, max-age=\d{1,3}$/)
    const again = await site.request('/api/partners', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')

    await rename('boone-memorial', 'Boone Remembrance')
    const after = await site.request('/api/partners', { headers: { 'if-none-match': etag } })
    expect(after.status).toBe(200)
    expect(await after.text()).toContain('Boone Remembrance')
    await rename('boone-memorial', 'Boone Memorial')
  })
})

describe('GET /api/partners/state/{state}', () => {
  test.each(['north-carolina', 'North Carolina', 'NC', 'nc', 'NORTH-CAROLINA'])('takes %s', async (state) => {
    expect(await names(`/api/partners/state/${encodeURIComponent(state)}`)).toEqual([
      'Abbott & Daughters',
      'Boone Memorial',
      'Cedar Hollow',
    ])
  })

  test('is empty for an unknown state and for one without partners', async () => {
    expect(await names('/api/partners/state/atlantis')).toEqual([])
    expect(await names('/api/partners/state/texas')).toEqual([])
  })

  test.each(['asheville', 'Asheville', 'ASHEVILLE'])('narrows to the city %s', async (city) => {
    expect(await names(`/api/partners/state/nc/city/${city}`)).toEqual(['Abbott & Daughters', 'Cedar Hollow'])
  })

  test.each(['quebec', 'Qu%C3%A9bec', 'QUEBEC'])('knows an accented city as %s', async (city) => {
    expect(await names(`/api/partners/state/qc/city/${city}`)).toEqual(['Maison Étoile'])
  })

  test('is empty for an unknown city', async () => {
    expect(await names('/api/partners/state/nc/city/atlantis')).toEqual([])
  })
})

describe('GET /api/partners/priority', () => {
  test('lists priority partners everywhere or of a state or city', async () => {
    expect(await names('/api/partners/priority')).toEqual(['Boone Memorial', 'Cedar Hollow'])
    expect(await names('/api/partners/priority?state=NC&city=asheville')).toEqual(['Cedar Hollow'])
    expect(await names('/api/partners/priority?state=quebec')).toEqual([])
    expect(await names('/api/partners/priority?limit=1')).toEqual(['Boone Memorial'])
  })

  test('is not read as the slug of a partner', async () => {
    expect(Array.isArray(await list('/api/partners/priority'))).toBe(true)
    expect(Array.isArray(await list('/api/partners/random'))).toBe(true)
  })
})

describe('GET /api/partners/random', () => {
  test('draws distinct active partners, and is not cached', async () => {
    const response = await site.request('/api/partners/random?limit=3')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const drawn = (await response.json()) as Partner[]
    expect(new Set(drawn.map((partner) => partner.id)).size).toBe(3)
    expect(drawn.every((partner) => partner.isActive)).toBe(true)
  })

  test('draws again each time, reaching everyone', async () => {
    const seen = new Set<string>()
    for (let draw = 0; draw < 60; draw++) seen.add((await names('/api/partners/random?limit=1'))[0] ?? '')
    expect(seen.size).toBe(4)
  })
})

describe('limit', () => {
  test.each(['priority', 'random'])('of %s is a whole number from 1 to 50', async (call) => {
    for (const limit of [
      '0',
      '51',
      '-1',
      '1.5',
      'abc',
      '',
      '1e1',
      '%2B5',
      '9999999999999999999',
      ' 5',
      '5,6',
    ]) {
      const response = await site.request(`/api/partners/${call}?limit=${limit}`)
      expect(response.status, limit).toBe(400)
      const body = (await response.json()) as { code: string; fields: Record<string, string> }
      expect(body.code).toBe('invalid_input')
      expect(Object.keys(body.fields)).toEqual(['limit'])
    }
    for (const limit of ['1', '50']) {
      expect((await site.request(`/api/partners/${call}?limit=${limit}`)).status).toBe(200)
    }
    expect((await site.request(`/api/partners/${call}?limit=1&limit=2`)).status).toBe(400)
  })
})

describe('GET /api/partners/{idOrSlug}', () => {
  test('is one partner by slug or id', async () => {
    const bySlug = (await (await site.request('/api/partners/cedar-hollow')).json()) as Partner
    expect(bySlug.name).toBe('Cedar Hollow')
    expect(Object.keys(bySlug).sort()).toEqual(Object.keys(Partner.shape).sort())
    const byId = await (await site.request(`/api/partners/${bySlug.id}`)).json()
    expect(byId).toEqual(bySlug)
  })

  test.each(['no-such-house', '00000000-0000-4000-8000-000000000000', "x' or 1=1 --", '%25', '__proto__'])(
    'is 404 `Partner not found` for %s',
    async (idOrSlug) => {
      const response = await site.request(`/api/partners/${idOrSlug}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not_found', message: 'Partner not found' })
    },
  )
})

describe('GET /api/partners/{id}/google-places-enhanced', () => {
  test('is the place data, or empty lists where there are none', async () => {
    const full = (await (
      await site.request('/api/partners/cedar-hollow/google-places-enhanced')
    ).json()) as EnhancedPlaceData
    expect(EnhancedPlaceData.parse(full)).toMatchObject({ hasGoogleData: true, rating: 4.8, reviewCount: 12 })
    const empty = await (
      await site.request('/api/partners/abbott-and-daughters/google-places-enhanced')
    ).json()
    expect(empty).toMatchObject({ hasGoogleData: false, photos: [], reviews: [], rating: null })
    expect((await site.request('/api/partners/no-such-house/google-places-enhanced')).status).toBe(404)
  })
})

test('an inactive or deleted partner appears nowhere (PARTNER-1)', async () => {
  const hidden = await site.app.db.select().from(partners).where(eq(partners.slug, 'closed-house'))
  for (const key of ['closed-house', 'deleted-house', hidden[0]?.id ?? '']) {
    expect((await site.request(`/api/partners/${key}`)).status).toBe(404)
    expect((await site.request(`/api/partners/${key}/google-places-enhanced`)).status).toBe(404)
    expect((await site.request(`/partner/${key}`)).status).toBe(404)
    expect((await site.request(`/partner/${key}/ask`)).status).toBe(404)
    expect((await site.request(`/state/north-carolina/city/asheville/${key}`)).status).toBe(404)
  }
  for (const address of [
    '/api/partners',
    '/api/partners/state/nc',
    '/api/partners/state/nc/city/asheville',
    '/api/partners/random?limit=50',
    '/api/search?q=house',
    '/api/suggest?q=house',
    '/search?q=house',
    '/sitemap.xml',
    '/',
    '/state/north-carolina',
    '/state/north-carolina/city/asheville',
  ]) {
    expect(await (await site.request(address)).text(), address).not.toMatch(/closed.house|deleted.house/i)
  }
})

test('unknown parameters change nothing (CALL-3)', async () => {
  const plain = await (await site.request('/api/partners/state/nc')).text()
  const keys = [
    'isActive',
    'where[isActive]',
    'filter[deletedAt]',
    '$ne',
    'populate',
    'fields',
    '__proto__',
    'limit',
  ]
  for (const key of keys) {
    expect(await (await site.request(`/api/partners/state/nc?${key}=false`)).text()).toBe(plain)
  }
})

async function rename(slug: string, name: string) {
  await site.app.db.transaction(async (tx) => {
    const version = await takeNextVersion(tx)
    await tx.update(partners).set({ name, version, updatedAt: new Date() }).where(eq(partners.slug, slug))
  })
  await site.app.directory.refresh()
}
