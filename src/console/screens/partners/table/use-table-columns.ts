import { useState } from 'react'
import { COLUMN_NAMES, type TableColumn, USUAL_COLUMNS } from './table-columns.ts'

const COLUMNS_KEY = 'partner-table-columns'

export type TableColumns = {
  chosen: readonly TableColumn[]
  choose: (columns: readonly TableColumn[]) => void
}

export function useTableColumns(): TableColumns {
  const [chosen, setChosen] = useState(() => readColumns(localStorage.getItem(COLUMNS_KEY)))
  return {
    chosen,
    choose: (columns) => {
      const ordered = inOrder(columns)
      localStorage.setItem(COLUMNS_KEY, ordered.join(','))
      setChosen(ordered)
    },
  }
}

export function readColumns(stored: string | null): readonly TableColumn[] {
  return stored === null ? USUAL_COLUMNS : inOrder(stored.split(','))
}

function inOrder(columns: readonly string[]): readonly TableColumn[] {
  return COLUMN_NAMES.filter((column) => column === 'name' || columns.includes(column))
}
