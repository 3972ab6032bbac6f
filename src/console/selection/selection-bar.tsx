import './selection-bar.css'
import type { ReactNode } from 'react'

type SelectionBarProps = {
  /** Accessible name. */
  label: string
  count: number
  /** "3 selected"; omitted where `clearLabel` says the number. */
  countText?: string
  clearLabel: string
  /** Null where another button on the screen clears the selection. */
  onClear: (() => void) | null
  /** The actions on the selection. */
  children: ReactNode
}

/** Floats over a list while something in it is selected. */
export function SelectionBar({ label, count, countText, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <section className="selection-bar" aria-label={label} hidden={count === 0}>
      {countText && (
        <span className="selection-count" role="status">
          {countText}
        </span>
      )}
      {onClear && (
        <button type="button" className="link-button" onClick={onClear}>
          {clearLabel}
        </button>
      )}
      {children}
    </section>
  )
}
