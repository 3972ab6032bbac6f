import type { ReviewSummary } from '../shared/pages.ts'
import { joinWords } from './cut-text.ts'
import type { Site } from './site.ts'

const MOSTLY_POSITIVE_PERCENT = 70
const FEW_NEGATIVE_PERCENT = 20

/** PARTNER-4; '' for little. Shown reviews are often a choice: only all can have no negative one. */
export function reviewSummaryText(summary: ReviewSummary, { t, locale }: Site): string {
  const { positivePercent, negativePercent, reviewCount, lowestRating, isComplete } = summary
  const sentences: string[] = []
  if (positivePercent > MOSTLY_POSITIVE_PERCENT) {
    sentences.push(
      t(
        '{percent} percent of the {count, plural, one {one review shown is} other {# reviews shown are}} positive.',
        { percent: positivePercent, count: reviewCount },
      ),
    )
  }
  if (negativePercent === 0) {
    sentences.push(
      isComplete
        ? t('{count, plural, one {It is the only review} other {None of the # reviews is negative}}.', {
            count: reviewCount,
          })
        : t(
            '{count, plural, one {It gives} other {The lowest of the # reviews shown gives}} {rating, plural, one {# star} other {# stars}}.',
            { count: reviewCount, rating: lowestRating },
          ),
    )
  } else if (negativePercent < FEW_NEGATIVE_PERCENT) {
    sentences.push(t('Only a few of the {count} reviews shown are negative.', { count: reviewCount }))
  }
  if (summary.themes.length > 0) {
    const themes = joinWords(
      summary.themes.slice(0, 3).map((theme) => t(theme)),
      locale,
    )
    sentences.push(
      sentences.length > 0
        ? t('Families most often mention {themes}.', { themes })
        : t(
            '{count, plural, one {The review shown mentions} other {Of the # reviews shown, most often praised:}} {themes}.',
            { themes, count: reviewCount },
          ),
    )
  }
  return sentences.join(' ')
}
