import './table.css'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, useEffect, useRef } from 'react'
import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import type { Selection } from '../../../selection/use-selection.ts'
import { t } from '../../../text.ts'
import type { FoundPartners } from '../use-found-partners.ts'
import { CellConflictDialog } from './cell-conflict-dialog.tsx'
import { COLUMN_NAMES, cellClass, columnOf } from './table-columns.ts'
import { TableRow } from './table-row.tsx'
import { useGrid } from './use-grid.ts'

/** In px; rows do not grow. */
const ROW_HEIGHT = 44
/** In rem: the columns between those that select and open the form. */
const WIDTHS = [3, ...COLUMN_NAMES.map((column) => columnOf(column).width), 4.5]
const STYLE = {
  '--columns': WIDTHS.map((width) => `${width}rem`).join(' '),
  '--width': `${WIDTHS.reduce((sum, width) => sum + width, 0)}rem`,
} as CSSProperties

type PartnerTableProps = {
  found: FoundPartners
  /** Focused first. */
  from: string | undefined
  selection: Selection
  onDone: (changeSetId: string | null, text: string) => void
}

/** One tab stop: arrows move, Enter edits, Esc leaves, Space selects. */
export function PartnerTable({ found, from, selection, onDone }: PartnerTableProps) {
  const { total, ids, hasAllIds, rowAt, show } = found
  const scroller = useRef<HTMLDivElement>(null)
  const activeRow = useRef(0)
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollPaddingStart: ROW_HEIGHT,
    scrollPaddingEnd: ROW_HEIGHT,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range)
      const active = activeRow.current
      if (active >= total || indexes.includes(active)) return indexes
      return [...indexes, active].sort((a, b) => a - b)
    },
  })
  const grid = useGrid({ found, selection, scroller, virtualizer, onDone })
  activeRow.current = grid.active.row

  const items = virtualizer.getVirtualItems()
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  useEffect(() => show(first, last), [show, first, last])

  const { goTo } = grid
  const isBack = useRef(false)
  useEffect(() => {
    if (isBack.current || !hasAllIds) return
    isBack.current = true
    const row = from === undefined ? -1 : ids.indexOf(from)
    if (row >= 0) goTo({ row, column: 1 })
  }, [ids, hasAllIds, from, goTo])

  return (
    <>
      <div ref={scroller} className="partner-table" style={STYLE}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with focusable cells
          role="grid"
          aria-label={t('Partners')}
          aria-rowcount={total + 1}
          aria-colcount={COLUMN_NAMES.length + 2}
          aria-multiselectable="true"
          onKeyDown={grid.onKeyDown}
          onFocus={grid.onFocus}
          onKeyUp={(event) => {
            // Some browsers toggle on key release.
            if (event.key === ' ' && (event.target as Element).matches('.checkbox')) event.preventDefault()
          }}
        >
          <thead className="table-head">
            <tr className="table-row head" aria-rowindex={1}>
              <th scope="col" className="table-cell pick">
                <span className="unseen">{t('Selected')}</span>
              </th>
              {COLUMN_NAMES.map((column) => (
                <th key={column} scope="col" className={cellClass(column)}>
                  <span className="cell-text">{t(fieldOf(column).label)}</span>
                </th>
              ))}
              <th scope="col" className="table-cell">
                <span className="unseen">{t('Form')}</span>
              </th>
            </tr>
          </thead>
          <tbody className="table-body" style={{ height: virtualizer.getTotalSize() }}>
            {items.map(({ index, start, key }) => {
              const partner = rowAt(index)
              const isActive = index === grid.active.row
              return (
                <TableRow
                  key={key}
                  partner={partner}
                  index={index}
                  top={start}
                  isSelected={partner !== undefined && selection.has(partner.id)}
                  activeColumn={isActive ? grid.active.column : null}
                  isEditing={isActive && grid.isEditing}
                  pending={partner && grid.pending?.id === partner.id ? grid.pending : null}
                  actions={grid.actions}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      <CellConflictDialog conflict={grid.conflict} onKeep={grid.keepTheirs} onOverwrite={grid.overwrite} />
    </>
  )
}
