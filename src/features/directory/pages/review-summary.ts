import type { ReviewSummary } from '../../../shared/pages.ts'
import type { PlaceReview } from '../../../shared/partners/partner.ts'

const MAX_THEMES = 3

const THEMES: readonly { theme: string; words: RegExp }[] = [
  {
    theme: 'kindness and compassion',
    words:
      /\b(?:kind(?:ly|ness)?|compassion\w*|caring|gentle\w*|warm(?:th|ly)?|empath\w*|comfort\w*|thoughtful\w*)\b/i,
  },
  {
    theme: 'professionalism',
    words: /\b(?:professional\w*|respectful\w*|dignified|dignity|courteous\w*|competent\w*)\b/i,
  },
  {
    theme: 'clear answers',
    words:
      /\b(?:clear(?:ly)?|explain\w*|answer(?:ed|s|ing)?|questions?|honest\w*|communicat\w*|plain words)\b/i,
  },
  {
    theme: 'patience',
    words:
      /\b(?:patien(?:t|tly|ce)|never (?:once )?(?:hurried|rushed)|not (?:hurried|rushed)|no pressure|took (?:the|their) time)\b/i,
  },
  {
    theme: 'attention to detail',
    words:
      /\b(?:details?|remembered|thorough\w*|organi[sz]ed|on time|careful\w*|every step|handled (?:everything|every))\b/i,
  },
  {
    theme: 'help with arrangements',
    words:
      /\b(?:help(?:ed|ful|s)?|arrang(?:e|ed|ing|ements?)|papers?|paperwork|guid(?:ed|ance)|support\w*)\b/i,
  },
]

/**
 * PARTNER-4, with 3 themes; ties in THEMES order. Null without reviews. `totalCount`: of the place, if known.
 */
export function reviewSummary(
  reviews: readonly PlaceReview[],
  totalCount: number | null,
): ReviewSummary | null {
  if (reviews.length === 0) return null
  const positive = reviews.filter((review) => review.rating >= 4)
  const negative = reviews.filter((review) => review.rating <= 2)
  const counts = THEMES.map(({ theme, words }) => ({
    theme,
    count: positive.filter((review) => words.test(review.text)).length,
  }))
  return {
    reviewCount: reviews.length,
    positivePercent: percent(positive.length, reviews.length),
    negativePercent: percent(negative.length, reviews.length),
    lowestRating: Math.min(...reviews.map(({ rating }) => rating)),
    isComplete: totalCount !== null && totalCount <= reviews.length,
    themes: counts
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, MAX_THEMES)
      .map(({ theme }) => theme),
  }
}

/** 0 and 100 only when exact: one negative review in 300 must show. */
function percent(part: number, whole: number): number {
  if (part === 0 || part === whole) return (part / whole) * 100
  return Math.min(99, Math.max(1, Math.round((part / whole) * 100)))
}
