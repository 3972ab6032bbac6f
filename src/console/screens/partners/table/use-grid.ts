import type { Virtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { showToast } from '../../../../ui/toast/toaster.ts'
import type { Selection } from '../../../selection/use-selection.ts'
import { useAfterPartnerChange } from '../../partner-form/after-partner-change.ts'
import type { FoundPartners } from '../use-found-partners.ts'
import type { Leave } from './cell-editor.tsx'
import { type GridPlace, moveInGrid } from './move-in-grid.ts'
import { COLUMN_NAMES, columnOf, type TableColumn } from './table-columns.ts'
import type { RowActions } from './table-row.tsx'
import { type CellConflict, useCellSave } from './use-cell-save.ts'

type GridOptions = {
  found: FoundPartners
  selection: Selection
  scroller: RefObject<HTMLDivElement | null>
  virtualizer: Virtualizer<HTMLDivElement, Element>
  onDone: (changeSetId: string | null, text: string) => void
}

type Pending = { id: string; column: TableColumn; text: string }

const refuseElsewhere = (sentence: string) => showToast({ title: sentence, kind: 'danger' })

/** Active cell, editor and keys. */
export function useGrid({ found, selection, scroller, virtualizer, onDone }: GridOptions) {
  const refresh = useAfterPartnerChange()
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 1 })
  const [isEditing, setEditing] = useState(false)
  const [pending, setPending] = useState<Pending | null>(null)
  const { save, conflict, closeConflict } = useCellSave(onDone)
  const next = useRef<GridPlace | null>(null)
  const activeNow = useRef(active)
  activeNow.current = active

  useLayoutEffect(() => {
    const place = next.current
    if (!place || isEditing) return
    const cell = scroller.current?.querySelector<HTMLElement>(
      `[data-row="${place.row}"][data-column="${place.column}"]`,
    )
    if (!cell) return
    next.current = null
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const { scrollToIndex } = virtualizer
  const goTo = useCallback(
    (place: GridPlace) => {
      next.current = place
      setEditing(false)
      setActive(place)
      scrollToIndex(place.row, { align: 'auto' })
    },
    [scrollToIndex],
  )
  const edit = useCallback((place: GridPlace) => {
    setActive(place)
    setEditing(true)
  }, [])

  const actions = useMemo((): RowActions => {
    const leave = (row: number, column: TableColumn, how: Leave) => {
      if (how === 'away') return setEditing(false)
      const at = COLUMN_NAMES.indexOf(column) + 1
      goTo({ row, column: at + (how === 'next' ? 1 : how === 'previous' ? -1 : 0) })
    }
    return {
      onSelect: selection.toggle,
      onEdit: (row, column) => edit({ row, column }),
      onCancel: () => {
        setActive((place) => {
          next.current = place
          return place
        })
        setEditing(false)
      },
      onSave: (partner, column, text, how, onRefused) => {
        const { row } = activeNow.current
        if (text === String(partner[column] ?? '')) return leave(row, column, how)
        setPending({ id: partner.id, column, text })
        const isAway = how === 'away'
        // The cell clicked meanwhile must not open.
        if (isAway) setEditing(false)
        const outcome = {
          onSaved: () => isAway || leave(row, column, how),
          onRefused: isAway ? refuseElsewhere : onRefused,
        }
        void save({ partner, column, text }, outcome).finally(() => setPending(null))
      },
    }
  }, [edit, goTo, save, selection.toggle])

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || isEditing) return
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / 44) - 2)
    const to = moveInGrid(active, event, { rows: found.total, columns: COLUMN_NAMES.length + 2, page })
    const column = COLUMN_NAMES[active.column - 1]
    if (to) goTo(to)
    else if (event.key === ' ') {
      const partner = found.rowAt(active.row)
      if (partner) selection.toggle(partner.id, event.shiftKey)
    } else if ((event.key === 'Enter' || event.key === 'F2') && column && columnOf(column).isEditable)
      edit(active)
    else return
    event.preventDefault()
  }

  function onFocus({ target }: FocusEvent) {
    const { row, column } = (target as HTMLElement).dataset
    if (row !== undefined && column !== undefined) setActive({ row: Number(row), column: Number(column) })
  }

  return {
    active,
    isEditing,
    pending,
    actions,
    goTo,
    onKeyDown,
    onFocus,
    conflict,
    keepTheirs: () => {
      closeConflict()
      goTo(active)
      void refresh()
    },
    overwrite: ({ current, column, text }: CellConflict) => {
      closeConflict()
      actions.onSave(current, column, text, 'stay', () => {})
    },
  }
}
