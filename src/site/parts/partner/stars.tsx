import type { Locale } from '../../../shared/text/i18n.ts'
import { useSite } from '../../text.tsx'

const STAR_WIDTH = 16
const STEP = 18

/** 0 to 5, by halves. */
export function Stars({ rating }: { rating: number }) {
  const { t, locale } = useSite()
  const shown = Math.min(5, Math.max(0, rating))
  const whole = Math.floor(shown)
  const filled = whole * STEP + (shown - whole) * STAR_WIDTH
  const drawing = `<use href="#stars"/><svg width="${filled.toFixed(1)}"><use href="#stars"/></svg>`
  return (
    <svg
      className="stars"
      role="img"
      aria-label={t('{rating} out of 5 stars', { rating: ratingText(shown, locale) })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: holds one number; lists have many stars, and this is one element instead of four
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}

/** CARD-1. */
export function Rating({ rating, count }: { rating: number | null; count: number | null }) {
  const { t, locale } = useSite()
  if (!rating) return <span className="rating">{t('Google reviews being updated')}</span>
  return (
    <span className="rating">
      <Stars rating={rating} />
      <span>
        {t('{rating} ({count, plural, one {# review} other {# reviews}})', {
          rating: ratingText(rating, locale),
          count: count ?? 0,
        })}
      </span>
    </span>
  )
}

/** One decimal, after a comma in French. */
function ratingText(rating: number, locale: Locale): string {
  const text = rating.toFixed(1)
  return locale === 'fr' ? text.replace('.', ',') : text
}
