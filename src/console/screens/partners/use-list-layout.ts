import { useState } from 'react'

export type ListLayout = 'cards' | 'table'

const LAYOUT_KEY = 'partner-list-layout'

/** Remembered by device. */
export function useListLayout(): [ListLayout, (layout: ListLayout) => void] {
  const [layout, setLayout] = useState<ListLayout>(() =>
    localStorage.getItem(LAYOUT_KEY) === 'table' ? 'table' : 'cards',
  )
  return [
    layout,
    (next) => {
      localStorage.setItem(LAYOUT_KEY, next)
      setLayout(next)
    },
  ]
}
