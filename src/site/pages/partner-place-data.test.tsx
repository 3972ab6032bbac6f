import { describe, expect, test } from 'vitest'
import { attributesOf, textOf, textsOf } from '../../../tests/reading/read-html.ts'
import { buildPartnerPage, buildPhoto, buildReview, buildSite } from '../../../tests/values/build-pages.ts'
import type { PartnerPage } from '../../shared/pages.ts'
import { type EnhancedPlaceData, NO_PLACE_DATA } from '../../shared/partners/partner.ts'
import { renderPartnerPage } from './partner.tsx'

const site = buildSite()
const now = new Date('2025-11-21T00:00:00Z')
const render = (given: Partial<PartnerPage> = {}) => renderPartnerPage(site, buildPartnerPage(given), now)
const withPlace = (place: Partial<EnhancedPlaceData>, given: Partial<PartnerPage> = {}) =>
  render({ place: { ...NO_PLACE_DATA, hasGoogleData: true, source: 'google', ...place }, ...given })
const section = (html: string, id: string) =>
  html.slice(html.indexOf(`id="${id}"`)).split('</section>')[0] ?? ''

describe('photos', () => {
  const photos = Array.from({ length: 12 }, (_, index) =>
    buildPhoto(index + 1, { width: index === 1 ? 1000 : 1400, height: 1000 }),
  )
  const html = withPlace({ photos })

  test('exterior, four interior, then the others; eight before View All, none lost (PARTNER-2)', () => {
    const shown = attributesOf(section(html, 'photos'), 'href').filter((href) => href.startsWith('/photos/'))
    // The first is wide enough for exterior (1.4), the second not (1.0).
    expect(shown).toEqual([1, 3, 4, 5, 6, 2, 7, 8, 9, 10, 11, 12].map((number) => `/photos/${number}.jpg`))
    const beforeAll = section(html, 'photos').split('<details')[0] ?? ''
    expect(beforeAll.match(/data-photo/g)).toHaveLength(8)
    expect(textsOf(section(html, 'photos'), 'summary')).toEqual(['View All 12 Show Less'])
  })

  test('each gives the gallery its size and author', () => {
    expect(html).toContain('data-island="gallery"')
    expect(html).toMatch(
      /data-width="1400" data-height="1000" data-attribution="Jane D" data-attribution-href="https:\/\/maps\.google\.com\/maps\/contrib\/1"/,
    )
  })

  test('authors are text with at most an https link', () => {
    const hostile = withPlace({
      photos: [
        buildPhoto(1, {
          html_attributions: [
            '<a href="javascript:alert(1)" onclick="x()">Mal<script>alert(2)</script> &amp; Co</a>',
          ],
        }),
      ],
    })
    expect(textOf(section(hostile, 'photos'))).toContain('Photos: Mal alert(2) & Co')
    expect(hostile).not.toContain('javascript:')
    expect(hostile).not.toContain('onclick')
    expect(hostile.match(/<script/g)).toHaveLength(render().match(/<script/g)?.length ?? 0)
  })

  test('a photo without a web address is not shown', () => {
    expect(withPlace({ photos: [buildPhoto(1, { photo_url: 'javascript:alert(1)' })] })).not.toContain(
      'id="photos"',
    )
  })
})

describe('reviews', () => {
  test('three first, all with View All (PARTNER-3)', () => {
    const html = withPlace({
      reviews: Array.from({ length: 5 }, (_, index) => buildReview({ author_name: `Family ${index}` })),
    })
    const reviews = section(html, 'reviews')
    expect((reviews.split('<details')[0] ?? '').match(/class="review"/g)).toHaveLength(3)
    expect(reviews.match(/class="review"/g)).toHaveLength(5)
    expect(textsOf(reviews, 'summary')).toEqual(['View All 5 Show Less'])
  })

  test('one over 200 characters is cut with Read More and Show Less; one of 200 is not (PARTNER-3)', () => {
    const long = withPlace({ reviews: [buildReview({ text: `${'y'.repeat(200)}z` })] })
    expect(textOf(long)).toMatch(/ y{200}\.\.\. Read More Show Less y{200}z /)
    const short = withPlace({ reviews: [buildReview({ text: 'y'.repeat(200) })] })
    expect(textOf(short)).not.toContain('Read More')
  })

  test('Google reviews name source, time and authors (GOOGLE-1)', () => {
    const html = withPlace({
      reviews: [buildReview()],
      fetchedAt: '2025-11-03T12:00:00.000Z',
      googleMapsUri: 'https://maps.google.com/?cid=1',
    })
    expect(textOf(html)).toContain('Photos and reviews from Google Maps , fetched on November 3, 2025')
    expect(attributesOf(html, 'href')).toEqual(
      expect.arrayContaining(['https://maps.google.com/?cid=1', 'https://maps.google.com/maps/contrib/2']),
    )
  })

  test('sample reviews are marked as such', () => {
    const html = withPlace({ reviews: [buildReview()], source: 'sample' })
    expect(textOf(html)).toContain('Sample reviews and photos, made up for this site.')
    expect(textOf(html)).not.toContain('from Google Maps')
  })

  test.each([
    [
      { positivePercent: 71, negativePercent: 19, lowestRating: 1 },
      '71 percent of the 5 reviews shown are positive. Only a few of the 5 reviews shown are negative.',
    ],
    [
      { positivePercent: 100, negativePercent: 0 },
      '100 percent of the 5 reviews shown are positive. The lowest of the 5 reviews shown gives 4 stars.',
    ],
    [
      { positivePercent: 80, negativePercent: 0, lowestRating: 3, isComplete: true },
      '80 percent of the 5 reviews shown are positive. None of the 5 reviews is negative.',
    ],
    [{ positivePercent: 70, negativePercent: 20, lowestRating: 1 }, ''],
    [
      { positivePercent: 70, negativePercent: 20, themes: ['kindness', 'clarity', 'patience', 'price'] },
      'Of the 5 reviews shown, most often praised: kindness, clarity and patience.',
    ],
    [
      { reviewCount: 1, positivePercent: 100, negativePercent: 0, lowestRating: 5 },
      '100 percent of the one review shown is positive. It gives 5 stars.',
    ],
  ])('the summary of %j (PARTNER-4)', (summary, words) => {
    const html = withPlace(
      { reviews: [buildReview()] },
      { reviewSummary: { reviewCount: 5, themes: [], lowestRating: 4, isComplete: false, ...summary } },
    )
    const paragraph = /<p class="soft">(.*?)<\/p>/.exec(section(html, 'reviews'))?.[1] ?? ''
    expect(paragraph).toBe(words)
  })
})
