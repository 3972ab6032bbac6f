import './selection-bar.css'
import type { ReactNode } from 'react'

type SelectionBarProps = {
  label: string
  count: number
  /** "3 selected"; omitted where `clearLabel` has the number. */
  countText?: string
  clearLabel: string
  /** Null where another button clears it. */
  onClear: (() => void) | null
  children: ReactNode
}

/** Floats over a list with a selection. */
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
