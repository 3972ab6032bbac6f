import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { COLUMN_NAMES, columnOf } from './table-columns.ts'

/** From 0, without header. Column 0 selects, the last opens the form. */
type GridPlace = { row: number; column: number }

const MOVES: Readonly<Record<string, (from: GridPlace) => GridPlace>> = {
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: COLUMN_NAMES.length + 1 }),
}

/** Source: ARIA Authoring Practices, grid pattern. */
export function useGrid(
  table: RefObject<HTMLElement | null>,
  onSelect: (row: number, isRange: boolean) => void,
) {
  const [active, setActive] = useState<GridPlace>({ row: 0, column: 1 })
  const [isEditing, setEditing] = useState(false)

  /** Stays where there is no such cell. */
  function goTo({ row, column }: GridPlace) {
    setEditing(false)
    const cell = table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  function edit(place: GridPlace) {
    const column = COLUMN_NAMES[place.column - 1]
    if (!column || !columnOf(column).isEditable) return
    setActive(place)
    setEditing(true)
  }

  const grid = {
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || isEditing) return
      const to = MOVES[event.key]?.(active)
      // The form's link has an Enter of its own.
      const column = COLUMN_NAMES[active.column - 1]
      if (to) goTo(to)
      else if (event.key === ' ') onSelect(active.row, event.shiftKey)
      else if (event.key === 'Enter' && column) edit(active)
      else return
      event.preventDefault()
    },
    onFocus({ target }: FocusEvent) {
      const place = placeOf(target)
      if (place) setActive(place)
    },
    onDoubleClick({ target }: { target: EventTarget }) {
      const place = placeOf((target as Element).closest('[data-row]'))
      if (place) edit(place)
    },
    onKeyUp(event: KeyboardEvent) {
      // Some browsers toggle a checkbox on key release.
      if (event.key === ' ' && !isEditing) event.preventDefault()
    },
  }
  return { active, isEditing, goTo, leave: () => setEditing(false), grid }
}

function placeOf(cell: Element | null): GridPlace | null {
  const { row, column } = cell instanceof HTMLElement ? cell.dataset : {}
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) }
}
