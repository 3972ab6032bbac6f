import { memo } from 'react'
import { Link, useLocation } from 'react-router'
import type { AdminInquiry } from '../../../../shared/inquiries/admin-inquiry.ts'
import { t } from '../../../text.ts'
import { InquiryBadges } from '../inquiry-badges.tsx'
import { agoText } from '../inquiry-times.ts'
import { isWide } from '../use-is-wide.ts'

type InquiryRowProps = {
  inquiry: AdminInquiry
  now: number
  isOpen: boolean
  isSelected: boolean
  onSelect: (id: string, isRange: boolean) => void
}

/** Memoised. */
export const InquiryRow = memo(function InquiryRow(props: InquiryRowProps) {
  const { inquiry, now, isOpen, isSelected, onSelect } = props
  const { search } = useLocation()
  const name = inquiry.erasedAt
    ? t('Erased inquiry {reference}', { reference: inquiry.reference })
    : inquiry.name
  return (
    <div className="inquiry-row" data-open={isOpen || undefined} data-selected={isSelected || undefined}>
      <label className="inquiry-check">
        <input
          type="checkbox"
          className="checkbox"
          checked={isSelected}
          disabled={inquiry.erasedAt !== null}
          aria-label={t('Select the inquiry of {name}', { name })}
          onChange={() => {}}
          onClick={(event) => onSelect(inquiry.id, event.shiftKey)}
        />
      </label>
      <Link
        className="inquiry-link"
        to={{ pathname: `/admin/inquiries/${inquiry.id}`, search }}
        preventScrollReset={isWide()}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className="inquiry-name">{name}</span>
        <time className="inquiry-when" dateTime={inquiry.createdAt}>
          {agoText(inquiry.createdAt, now)}
        </time>
        <span className="inquiry-about">{inquiry.partnerName}</span>
        <span className="inquiry-words">{inquiry.message.slice(0, 160)}</span>
        <InquiryBadges inquiry={inquiry} now={now} />
      </Link>
    </div>
  )
})
