import { Button } from '../parts.tsx'
import './selection-bar.css'
import { type ReactNode, useRef } from 'react'
import { useShortcut } from '../keys/use-shortcut.ts'
import { t } from '../text.ts'

type SelectionBarProps = {
  label: string
  count: number
  /** "3 selected"; omitted where `clearLabel` has the number. */
  countText?: string
  clearLabel: string
  /** Null: another button does. */
  onClear: (() => void) | null
  /** Kept, but not shown, while its list is not. */
  isHidden?: boolean
  children: ReactNode
}

/** One key leads from the list to its first action. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, count, countText, clearLabel, onClear, isHidden = false, children } = props
  const bar = useRef<HTMLElement>(null)
  useShortcut({ key: 'b', does: t('To the actions') }, () =>
    bar.current?.querySelector<HTMLElement>('.button')?.focus(),
  )
  return (
    <section ref={bar} className="selection-bar" aria-label={label} hidden={count === 0 || isHidden}>
      {countText && (
        <span className="selection-count" role="status">
          {countText}
        </span>
      )}
      {onClear && <Button label={clearLabel} className="link-button" onClick={onClear} />}
      {children}
    </section>
  )
}
