import type { PartnerPage } from '../../../shared/pages.ts'
import type { PlaceReview } from '../../../shared/partners/partner.ts'
import { CARD_TEXT_LENGTH, cutText } from '../../cut-text.ts'
import { reviewSummaryText } from '../../review-summary-text.ts'
import { partnersLang } from '../../site.ts'
import { useSite } from '../../text.tsx'
import { ViewAll } from './photo-grid.tsx'
import { SourceLine } from './source-line.tsx'
import { Rating, Stars } from './stars.tsx'

/** Before 'View All' (PARTNER-3). */
const SHOWN_FIRST = 3

export function ReviewList({
  data,
  hasRating = false,
}: {
  data: Pick<PartnerPage, 'partner' | 'place' | 'reviewSummary'>
  hasRating?: boolean
}) {
  const site = useSite()
  const { t } = site
  const { place, reviewSummary, partner } = data
  const rating = place.rating ?? partner.googleRating
  if (place.reviews.length === 0) return null
  const rest = place.reviews.slice(SHOWN_FIRST)
  const summary = reviewSummary && reviewSummaryText(reviewSummary, site)
  return (
    <section className="reviews" aria-labelledby="reviews">
      <div className="heading-row">
        <h2 id="reviews">{t('Reviews')}</h2>
        {hasRating && <Rating rating={rating} count={place.reviewCount ?? partner.googleReviewCount} />}
      </div>
      {summary && <p className="soft">{summary}</p>}
      <ul>
        {place.reviews.slice(0, SHOWN_FIRST).map((review) => (
          <Review key={review.author_name + review.text} review={review} />
        ))}
      </ul>
      {rest.length > 0 && (
        <ViewAll count={place.reviews.length}>
          <ul>
            {rest.map((review) => (
              <Review key={review.author_name + review.text} review={review} />
            ))}
          </ul>
        </ViewAll>
      )}
      <SourceLine place={place} />
    </section>
  )
}

function Review({ review }: { review: PlaceReview }) {
  const site = useSite()
  const { t } = site
  const lang = partnersLang(site)
  const isLong = review.text.length > CARD_TEXT_LENGTH
  const author = /^https:\/\//i.test(review.author_url ?? '') ? (
    <a href={review.author_url ?? undefined} rel="noopener nofollow">
      {review.author_name}
    </a>
  ) : (
    review.author_name
  )
  return (
    <li className="review">
      <Stars rating={review.rating} />
      <blockquote lang={lang}>
        <p className={isLong ? 'review-cut' : undefined}>{cutText(review.text, CARD_TEXT_LENGTH)}</p>
        {isLong && (
          <details className="review-more">
            <summary className="action">
              <span className="when-closed">{t('Read More')}</span>
              <span className="when-open">{t('Show Less')}</span>
            </summary>
            <p>{review.text}</p>
          </details>
        )}
      </blockquote>
      <p className="small">
        {author}, <span lang={lang}>{review.relative_time_description}</span>
        {/^https:\/\//i.test(review.report_url ?? '') && (
          <>
            {' '}
            <a href={review.report_url ?? undefined} rel="noopener nofollow">
              {t('Report this review')}
            </a>
          </>
        )}
      </p>
    </li>
  )
}
