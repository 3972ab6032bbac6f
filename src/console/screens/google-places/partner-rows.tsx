import type { ComponentProps } from 'react'
import { Button, ShowMore } from '../../parts.tsx'
import { t } from '../../text.ts'
import { ratingText } from './status-line.tsx'

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
  /** Those that are loaded, of `total`. */
  partners: readonly RowPartner[]
  total?: number
  pages?: ComponentProps<typeof ShowMore>['pages']
  selected?: ReadonlySet<string>
  onToggle?: (id: string) => void
  onRefresh?: (partner: RowPartner) => void
  refreshingId?: string | null
}

export function PartnerRows({ partners, total = partners.length, pages, ...row }: PartnerRowsProps) {
  return (
    <>
      <ul className="google-rows">
        {partners.map((partner) => (
          <Row key={partner.id} partner={partner} {...row} />
        ))}
      </ul>
      {pages && <ShowMore pages={pages} of={[partners.length, total]} className="link-button" />}
    </>
  )
}

function Row({
  partner,
  selected,
  onToggle,
  onRefresh,
  refreshingId,
}: Omit<PartnerRowsProps, 'partners' | 'total' | 'pages'> & { partner: RowPartner }) {
  const { id, name, city, state, phone, googleRating, googleReviewCount } = partner
  const isSelected = selected?.has(id) ?? false
  const text = (
    <span className="google-row-text">
      <strong>{name}</strong>
      <span className="soft">{t('{city}, {state}', { city, state })}</span>
      {phone && <span className="soft">{phone}</span>}
      {Boolean(googleRating) && <span>{ratingText(googleRating ?? 0, googleReviewCount)}</span>}
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
        <Button
          label={refreshingId === id ? t('Updating...') : t('Refresh')}
          disabled={refreshingId !== null && refreshingId !== undefined}
          aria-label={t('Refresh {name}', { name })}
          onClick={() => onRefresh(partner)}
        />
      )}
    </li>
  )
}
