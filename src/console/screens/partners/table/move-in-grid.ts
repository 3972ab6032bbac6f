/** From 0, without the header row. */
export type GridPlace = { row: number; column: number }

type Key = { key: string; ctrlKey: boolean; metaKey: boolean }

/** Null for other keys. `page`: visible rows. Source: ARIA Authoring Practices, grid pattern. */
export function moveInGrid(
  { row, column }: GridPlace,
  { key, ctrlKey, metaKey }: Key,
  { rows, columns, page }: { rows: number; columns: number; page: number },
): GridPlace | null {
  const isFar = ctrlKey || metaKey
  const inRow = (to: number) => ({ row: clamp(to, rows), column })
  const inColumn = (to: number) => ({ row, column: clamp(to, columns) })
  switch (key) {
    case 'ArrowDown':
      return inRow(isFar ? rows - 1 : row + 1)
    case 'ArrowUp':
      return inRow(isFar ? 0 : row - 1)
    case 'ArrowRight':
      return inColumn(isFar ? columns - 1 : column + 1)
    case 'ArrowLeft':
      return inColumn(isFar ? 0 : column - 1)
    case 'PageDown':
      return inRow(row + page)
    case 'PageUp':
      return inRow(row - page)
    case 'Home':
      return isFar ? { row: 0, column: 0 } : inColumn(0)
    case 'End':
      return isFar ? { row: rows - 1, column: columns - 1 } : inColumn(columns - 1)
    default:
      return null
  }
}

const clamp = (to: number, count: number) => Math.min(Math.max(to, 0), count - 1)
