import type { ReviewSummary } from '../shared/pages.ts'
import type { Translate } from '../shared/text/i18n.ts'
import { joinWords } from './join-words.ts'

const MOSTLY_POSITIVE_PERCENT = 70
const FEW_NEGATIVE_PERCENT = 20

/** Returns the review summary in words (PARTNER-4); may be empty. */
export function reviewSummaryText(summary: ReviewSummary, t: Translate): string {
  const { positivePercent, negativePercent } = summary
  const sentences: string[] = []
  if (positivePercent > MOSTLY_POSITIVE_PERCENT) {
    sentences.push(
      t('{percent} percent of the reviews shown here are positive.', { percent: positivePercent }),
    )
  }
  if (negativePercent === 0) sentences.push(t('Not one of the reviews is negative.'))
  else if (negativePercent < FEW_NEGATIVE_PERCENT)
    sentences.push(t('Only a few of the reviews are negative.'))
  if (summary.themes.length > 0) {
    const themes = joinWords(
      summary.themes.slice(0, 3).map((theme) => t(theme)),
      t,
    )
    sentences.push(t('Families most often mention {themes}.', { themes }))
  }
  return sentences.join(' ')
}
