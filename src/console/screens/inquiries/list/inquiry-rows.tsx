import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import type { AdminInquiry } from '../../../../shared/inquiries/admin-inquiry.ts'
import type { Selection } from '../../../selection/use-selection.ts'
import { t } from '../../../text.ts'
import { InquiryBadges } from '../inquiry-badges.tsx'
import { agoText } from '../inquiry-times.ts'

/** In px, until measured. */
const ROW_HEIGHT = 132

type InquiryRowsProps = {
  inquiries: readonly AdminInquiry[]
  openId: string | undefined
  now: number
  selection: Selection
  /** The last row came into sight. */
  onEnd: () => void
}

export function InquiryRows({ inquiries, openId, now, selection, onEnd }: InquiryRowsProps) {
  const place = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    setTop((place.current?.getBoundingClientRect().top ?? 0) + scrollY)
  }, [])
  const virtualizer = useWindowVirtualizer({
    count: inquiries.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => inquiries[index]?.id ?? index,
  })

  // j and k can leave the visible rows.
  const openIndex = inquiries.findIndex(({ id }) => id === openId)
  const scrollToIndex = virtualizer.scrollToIndex
  useEffect(() => {
    if (openIndex >= 0) scrollToIndex(openIndex, { align: 'auto' })
  }, [openIndex, scrollToIndex])

  const items = virtualizer.getVirtualItems()
  const isAtEnd = items.at(-1)?.index === inquiries.length - 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end
  useEffect(() => {
    if (isAtEnd) onEnd()
  }, [isAtEnd, inquiries.length])

  return (
    <ul
      ref={place}
      aria-label={t('Inquiries')}
      className="inquiry-rows"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ index, key, start }) => {
        const inquiry = inquiries[index]
        if (!inquiry) return null
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={inquiries.length}
            aria-posinset={index + 1}
            className="inquiry-place"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <InquiryRow
              inquiry={inquiry}
              now={now}
              isOpen={inquiry.id === openId}
              isSelected={selection.has(inquiry.id)}
              onSelect={selection.toggle}
            />
          </li>
        )
      })}
    </ul>
  )
}

type InquiryRowProps = {
  inquiry: AdminInquiry
  now: number
  isOpen: boolean
  isSelected: boolean
  onSelect: (id: string, isRange: boolean) => void
}

const InquiryRow = memo(function InquiryRow(props: InquiryRowProps) {
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

/** As in inquiries.css. */
const WIDE = '(width >= 62rem)'

/** List and inquiry stand side by side. */
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
