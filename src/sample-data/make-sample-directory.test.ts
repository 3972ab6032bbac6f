import { describe, expect, test } from 'vitest'
import zipcodes from 'zipcodes'
import { websiteUrl } from '../shared/paths.ts'
import { parseSampleImageUrl } from '../shared/pictures/sample-images.ts'
import { findRegion, REGIONS } from '../shared/places/regions.ts'
import { toSlug } from '../shared/places/slugs.ts'
import { makeSampleDirectory } from './make-sample-directory.ts'
import { pointOf, spellingOf } from './places/cities.ts'

const directory = makeSampleDirectory(1857)
const active = directory.partners.filter((partner) => partner.isActive)
const cityKey = (partner: { city: string; state: string }) =>
  `${toSlug(partner.state)}/${toSlug(partner.city)}`
const countIn = (state: string) => active.filter((partner) => partner.state === state).length
const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

describe('the whole directory', () => {
  test('has 1,857 active partners and a few inactive ones', () => {
    expect(active).toHaveLength(1857)
    expect(directory.partners.length - active.length).toBe(40)
  })

  test('is the same at each call, and begins the same whatever its size', () => {
    expect(makeSampleDirectory(400).partners.slice(0, 400)).toEqual(directory.partners.slice(0, 400))
  })

  test('grows beyond its own cities', () => {
    const { partners } = makeSampleDirectory(4000)
    expect(partners.filter((partner) => partner.isActive)).toHaveLength(4000)
    expect(repeated(partners.map((partner) => partner.slug))).toEqual([])
    expect(new Set(partners.map(cityKey)).size).toBeGreaterThan(2000)
  })
})

describe("the partners' places", () => {
  test('every state, province and territory has a partner, roughly by population', () => {
    expect(REGIONS.filter((region) => countIn(region.name) === 0)).toEqual([])
    expect(active.filter((partner) => !REGIONS.some((region) => region.name === partner.state))).toEqual([])
    const largest = ['California', 'Texas', 'Florida', 'New York', 'Ontario'].map(countIn)
    expect(largest).toEqual([164, 142, 131, 92, 78])
    expect(countIn('Nunavut')).toBe(1)
  })

  test("postal codes belong to the city and the partner's point", () => {
    for (const { zipCode, city, state, latitude, longitude } of active) {
      const found = zipcodes.lookup(zipCode)
      const point = pointOf(zipCode.split(' ')[0] ?? '')
      expect(Math.abs((latitude ?? 0) - point.latitude), zipCode).toBeLessThan(0.01)
      expect(Math.abs((longitude ?? 0) - point.longitude), zipCode).toBeLessThan(0.01)
      if (found?.country === 'US') {
        expect(findRegion(found.state)?.name).toBe(state)
        expect(spellingOf(found.city)).toBe(city)
      } else {
        expect(zipCode).toMatch(/^[ABCEGHJKLMNPRSTVXY]\d[ABCEGHJKLMNPRSTVWXYZ] \d[ABCEGHJKLMNPRSTVWXYZ]\d$/)
        expect(found?.state.replace(/ Territory$/, '').replace('Northwest', 'Northwest Territories')).toBe(
          state,
        )
      }
    }
    expect(repeated(active.map((partner) => `${partner.latitude} ${partner.longitude}`))).toEqual([])
  })
})

describe('the partners', () => {
  test('slugs, ids and names within a city are unique; some names occur in several cities', () => {
    const { partners } = directory
    expect(repeated(partners.map((partner) => partner.slug))).toEqual([])
    expect(repeated(partners.map((partner) => partner.id))).toEqual([])
    expect(repeated(partners.map((partner) => `${partner.name}/${cityKey(partner)}`))).toEqual([])
    expect(repeated(partners.map((partner) => partner.name)).length).toBeGreaterThan(10)
    for (const { id, slug } of partners) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
      expect(slug).toBe(toSlug(slug))
    }
  })

  test('telephone numbers are fictional, web addresses reserved', () => {
    for (const { phone, website, email, socialMedia } of directory.partners) {
      expect(phone).toMatch(/^\([2-9]\d\d\) 555-01\d\d$/)
      if (email) expect(email).toMatch(/^office@[a-z0-9-]+\.example$/)
      if (website) expect(new URL(websiteUrl(website, 'directory') ?? '').hostname).toMatch(/\.example$/)
      for (const link of Object.values(socialMedia ?? {}))
        expect(new URL(link).hostname).toBe('social.example')
    }
    expect(repeated(active.map((partner) => partner.phone))).toEqual([])
  })
})

describe('descriptions', () => {
  test('are all different, short and long', () => {
    expect(repeated(directory.partners.map((partner) => partner.description))).toEqual([])
    expect(repeated(directory.partners.map((partner) => partner.longDescription))).toEqual([])
  })

  test('have no exclamation marks and no gaps', () => {
    const texts = [
      ...active.flatMap((partner) => [partner.description, partner.longDescription]),
      ...directory.placeData.flatMap((place) => place.reviews?.map((review) => review.text)),
      ...directory.faqItems.flatMap((item) => [item.question, item.answer]),
    ]
    for (const text of texts) {
      expect(text).not.toMatch(/[!{}<>]|undefined|null|NaN|\bnan\b| {2}| \.|\.\./)
      expect(text).toMatch(/[.?]$/)
    }
  })
})

describe('place data', () => {
  test('have drawn photos marked as such, outside views first, rooms in the middle', () => {
    for (const { photos = [] } of directory.placeData) {
      expect(photos.length).toBeGreaterThanOrEqual(1)
      expect(photos.length).toBeLessThanOrEqual(12)
      for (const photo of photos) {
        expect(parseSampleImageUrl(photo.photo_url), photo.photo_url).not.toBeNull()
        expect(photo.html_attributions.join()).toContain('rawn')
      }
      for (const photo of photos.slice(0, 2)) expect(photo.width / photo.height).toBeGreaterThan(1.3)
      if (photos.length >= 5)
        for (const photo of photos.slice(2, -2)) expect(photo.width / photo.height).toBeLessThan(1.3)
      expect(repeated(photos.map((photo) => photo.photo_url))).toEqual([])
    }
    expect(directory.placeData.filter(({ photos }) => (photos?.length ?? 0) > 8).length).toBeGreaterThan(100)
  })
})

describe('questions', () => {
  const { faqItems } = directory

  test('are in order, and name existing states, cities and partners', () => {
    expect(repeated(faqItems.map((item) => item.order))).toEqual([])
    const cities = new Set(active.map((partner) => partner.city))
    const ids = new Set(active.map((partner) => partner.id))
    const states = faqItems.flatMap((item) => item.targetStates ?? [])
    const targetCities = faqItems.flatMap((item) => item.targetCities ?? [])
    const targetPartners = faqItems.flatMap((item) => item.targetPartners ?? [])
    expect(states).toEqual(expect.arrayContaining(['California', 'Ontario', 'Quebec', 'Texas']))
    expect(states.filter((state) => !findRegion(state))).toEqual([])
    expect(targetCities).toEqual(expect.arrayContaining(['New York', 'Chicago']))
    expect(targetCities.filter((city) => !cities.has(city))).toEqual([])
    expect(targetPartners).toHaveLength(1)
    expect(targetPartners.filter((id) => !ids.has(id))).toEqual([])
  })
})
