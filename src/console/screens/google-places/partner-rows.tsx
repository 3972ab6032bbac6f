import { useState } from 'react'
import { useTranslate } from '../../text.tsx'

export type RowPartner = {
  id: string
  name: string
  city: string
  state: string
  phone?: string
  googleRating?: number | null
  googleReviewCount?: number | null
}

type PartnerRowsProps = {
  partners: readonly RowPartner[]
  selected?: ReadonlySet<string>
  onToggle?: (id: string) => void
  onRefresh?: (partner: RowPartner) => void
  refreshingId?: string | null
}

/** More would be slow. */
const SHOWN = 200

/** As cards. */
export function PartnerRows({ partners, ...row }: PartnerRowsProps) {
  const t = useTranslate()
  const [shown, setShown] = useState(SHOWN)
  const left = partners.length - shown
  return (
    <>
      <ul className="google-rows">
        {partners.slice(0, shown).map((partner) => (
          <Row key={partner.id} partner={partner} {...row} />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className="link-button" onClick={() => setShown(shown + SHOWN)}>
          {t('Show {count} more', { count: Math.min(left, SHOWN) })}
        </button>
      )}
    </>
  )
}

function Row({
  partner,
  selected,
  onToggle,
  onRefresh,
  refreshingId,
}: Omit<PartnerRowsProps, 'partners'> & { partner: RowPartner }) {
  const t = useTranslate()
  const { id, name, city, state, phone, googleRating, googleReviewCount } = partner
  const isSelected = selected?.has(id) ?? false
  const text = (
    <span className="google-row-text">
      <strong>{name}</strong>
      <span className="soft">{t('{city}, {state}', { city, state })}</span>
      {phone && <span className="soft">{phone}</span>}
      {Boolean(googleRating) && (
        <span>
          {t('{rating}/5 ({count, plural, one {# review} other {# reviews}})', {
            rating: (googleRating ?? 0).toFixed(1),
            count: googleReviewCount ?? 0,
          })}
        </span>
      )}
    </span>
  )
  return (
    <li className={isSelected ? 'google-row selected' : 'google-row'}>
      {onToggle ? (
        <label>
          <input className="checkbox" type="checkbox" checked={isSelected} onChange={() => onToggle(id)} />
          {text}
        </label>
      ) : (
        text
      )}
      {onRefresh && (
        <button
          type="button"
          className="button"
          disabled={refreshingId !== null && refreshingId !== undefined}
          aria-label={t('Refresh {name}', { name })}
          onClick={() => onRefresh(partner)}
        >
          {refreshingId === id ? t('Updating...') : t('Refresh')}
        </button>
      )}
    </li>
  )
}
