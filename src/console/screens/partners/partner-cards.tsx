import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { useShortcut } from '../../keys/use-shortcut.ts'
import type { Selection } from '../../selection/use-selection.ts'
import { t } from '../../text.ts'
import { PartnerCard } from './partner-card.tsx'
import type { FoundPartners } from './use-found-partners.ts'

type PartnerCardsProps = {
  found: FoundPartners
  /** Focused first. */
  from: string | undefined
  selection: Selection
  onDelete: (partner: AdminPartner) => void
}

/** Estimate in px. */
const USUAL_HEIGHT = 190
/** Of the selection bar, in px. */
const FLOATING_HEIGHT = 110

/**
 * The focused card stays rendered, or focus would be lost. Arrow keys or j and k move, Space and x select,
 * Shift+Space selects a range, e edits.
 */
export function PartnerCards({ found, from, selection, onDelete }: PartnerCardsProps) {
  const { total, ids, hasAllIds, rowAt, show } = found
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [active, setActive] = useState<number | null>(null)
  const next = useRef<number | null>(null)
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => USUAL_HEIGHT,
    getItemKey: (index) => rowAt(index)?.id ?? index,
    overscan: 5,
    scrollMargin: top,
    scrollPaddingStart: 16,
    scrollPaddingEnd: FLOATING_HEIGHT,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range)
      if (active === null || active >= total || indexes.includes(active)) return indexes
      return [...indexes, active].sort((a, b) => a - b)
    },
  })

  useLayoutEffect(() => {
    const place = list.current?.getBoundingClientRect()
    if (place) setTop(Math.round(place.top + scrollY))
    const card = list.current?.querySelector<HTMLElement>(`[data-index="${next.current}"]`)
    if (!card) return
    next.current = null
    card.focus({ preventScroll: true })
  })

  const isBack = useRef(false)
  const { scrollToIndex } = virtualizer
  useEffect(() => {
    if (isBack.current || top === 0 || !hasAllIds) return
    isBack.current = true
    const place = from === undefined ? -1 : ids.indexOf(from)
    if (place < 0) return
    next.current = place
    setActive(place)
    scrollToIndex(place, { align: 'center' })
  }, [ids, hasAllIds, from, top, scrollToIndex])

  const items = virtualizer.getVirtualItems()
  const [firstShown, lastShown] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  useEffect(() => show(firstShown, lastShown), [show, firstShown, lastShown])

  const current = () => {
    const card = document.activeElement?.closest<HTMLElement>('.partner')
    return card ? Number(card.dataset.index) : active
  }
  const move = (step: number) => {
    const from = current()
    const first = virtualizer.getVirtualItems().find(({ end }) => end > scrollY + FLOATING_HEIGHT)?.index ?? 0
    const to = from === null ? first : Math.min(Math.max(from + step, 0), total - 1)
    next.current = to
    setActive(to)
    virtualizer.scrollToIndex(to, { align: 'auto' })
  }
  const withCurrent = (act: (partner: AdminPartner) => void) => {
    const partner = rowAt(current() ?? -1)
    if (partner) act(partner)
  }
  useShortcut({ key: 'j', does: t('Next partner') }, () => move(1))
  useShortcut({ key: 'k', does: t('Partner before') }, () => move(-1))
  useShortcut({ key: 'x', does: t('Select') }, () => withCurrent(({ id }) => selection.toggle(id)))
  useShortcut({ key: 'e', does: t('Edit') }, () =>
    withCurrent(({ id }) => navigate(`/admin/partners/${id}/edit`)),
  )

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    }
    // Space keeps its meaning there.
    if (event.key === ' ' && (event.target as Element).matches('.partner, .checkbox')) {
      event.preventDefault()
      withCurrent(({ id }) => selection.toggle(id, event.shiftKey))
    }
  }

  return (
    <ul
      ref={list}
      className="partners"
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        // Some browsers toggle on key release.
        if (event.key === ' ' && (event.target as Element).matches('.checkbox')) event.preventDefault()
      }}
      onFocus={({ target }) => {
        const card = target.closest<HTMLElement>('.partner')
        if (card) setActive(Number(card.dataset.index))
      }}
    >
      {items.map(({ index, start, key, size }) => {
        const partner = rowAt(index)
        if (!partner)
          return (
            <li
              key={key}
              className="partner waiting"
              style={{ height: size, transform: `translateY(${start - top}px)` }}
            />
          )
        return (
          <PartnerCard
            key={key}
            ref={virtualizer.measureElement}
            partner={partner}
            index={index}
            count={total}
            top={start - top}
            isSelected={selection.has(partner.id)}
            onSelect={selection.toggle}
            onDelete={onDelete}
          />
        )
      })}
    </ul>
  )
}
