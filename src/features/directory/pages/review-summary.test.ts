import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reviewSummary } from './review-summary.ts'

const review = (rating: number, text = '') => ({
  author_name: 'Ann',
  author_url: null,
  profile_photo_url: null,
  rating,
  text,
  relative_time_description: 'a month ago',
})

test('without reviews there is no summary', () => {
  expect(reviewSummary([], null)).toBeNull()
})

test('4 and 5 are positive, 1 and 2 negative, 3 neither (PARTNER-4)', () => {
  const summary = reviewSummary(
    [5, 4, 4, 3, 2].map((rating) => review(rating)),
    null,
  )
  expect(summary).toMatchObject({ reviewCount: 5, positivePercent: 60, negativePercent: 20, themes: [] })
})

test('one negative review among very many is not rounded to 0 percent', () => {
  const ratings = [1, ...Array.from({ length: 400 }, () => 5)]
  const summary = reviewSummary(
    ratings.map((rating) => review(rating)),
    null,
  )
  expect(summary).toMatchObject({ positivePercent: 99, negativePercent: 1 })
})

test('names up to three themes, the one in most positive reviews first', () => {
  const summary = reviewSummary(
    [
      review(5, 'So kind, and patient with my questions.'),
      review(5, 'Kindness itself. They never hurried us.'),
      review(4, 'Compassionate. Every question was answered.'),
      review(5, 'Very professional.'),
    ],
    null,
  )
  expect(summary?.themes).toEqual(['kindness and compassion', 'clear answers', 'patience'])
})

test('a theme counts once per review, and only in positive ones', () => {
  const summary = reviewSummary(
    [
      review(5, 'Professional, professional, professional.'),
      review(5, 'They were patient.'),
      review(5, 'Patient again.'),
      review(1, 'Not kind. Unkind. I expected kindness.'),
    ],
    null,
  )
  expect(summary?.themes).toEqual(['patience', 'professionalism'])
})

test('percents are whole, from 0 to 100, and together at most 100', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 300 }), (ratings) => {
      const summary = reviewSummary(
        ratings.map((rating) => review(rating)),
        null,
      )
      const percents = [summary?.positivePercent ?? -1, summary?.negativePercent ?? -1]
      for (const percent of percents) {
        expect(Number.isInteger(percent)).toBe(true)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
      }
      expect(percents[1] === 0).toBe(ratings.every((rating) => rating > 2))
      expect(percents[0] === 100).toBe(ratings.every((rating) => rating >= 4))
    }),
  )
})

test.each([
  [null, false],
  [4, false],
  [3, true],
  [2, true],
])('of 3 shown and %j in all, complete is %j (PARTNER-4)', (totalCount, isComplete) => {
  const shown = [5, 4, 3].map((rating) => review(rating))
  expect(reviewSummary(shown, totalCount)).toMatchObject({ isComplete, lowestRating: 3 })
})
