import { memo, useEffect, useRef, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import type { AdminInquiry } from '../../../../shared/inquiries/admin-inquiry.ts'
import type { Selection } from '../../../selection/use-selection.ts'
import { t } from '../../../text.ts'
import { InquiryBadges } from '../inquiry-badges.tsx'
import { agoText } from '../inquiry-times.ts'

type InquiryRowsProps = {
  inquiries: readonly AdminInquiry[]
  openId: string | undefined
  selection: Selection
}

export function InquiryRows({ inquiries, openId, selection }: InquiryRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  // j and k can leave the visible rows.
  useEffect(() => {
    if (openId) list.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' })
  }, [openId])
  return (
    <ul ref={list} aria-label={t('Inquiries')} className="inquiry-rows">
      {inquiries.map((inquiry) => (
        <InquiryRow
          key={inquiry.id}
          inquiry={inquiry}
          isOpen={inquiry.id === openId}
          isSelected={selection.has(inquiry.id)}
          onSelect={selection.toggle}
        />
      ))}
    </ul>
  )
}

type InquiryRowProps = {
  inquiry: AdminInquiry
  isOpen: boolean
  isSelected: boolean
  onSelect: (id: string, isRange: boolean) => void
}

const InquiryRow = memo(function InquiryRow(props: InquiryRowProps) {
  const { inquiry, isOpen, isSelected, onSelect } = props
  const { search } = useLocation()
  const name = inquiry.erasedAt
    ? t('Erased inquiry {reference}', { reference: inquiry.reference })
    : inquiry.name
  return (
    <li className="inquiry-row" data-open={isOpen || undefined} data-selected={isSelected || undefined}>
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
          {agoText(inquiry.createdAt)}
        </time>
        <span className="inquiry-about">{inquiry.partnerName}</span>
        <span className="inquiry-words">{inquiry.message.slice(0, 160)}</span>
        <InquiryBadges inquiry={inquiry} />
      </Link>
    </li>
  )
})

/** As in inquiries.css. */
const WIDE = '(width >= 62rem)'

const isWide = (): boolean => matchMedia(WIDE).matches

/** Keep no state by it: turning a phone would lose what was typed. */
export function useIsWide(): boolean {
  return useSyncExternalStore(onWidthChange, isWide)
}

function onWidthChange(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
