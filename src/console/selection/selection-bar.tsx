import { Button } from '../parts.tsx'
import './selection-bar.css'
import { type ReactNode, useRef } from 'react'
import { useShortcut } from '../keys/use-shortcut.ts'
import { t } from '../text.ts'

type SelectionBarProps = {
  label: string
  count: number
  /** For the count and "Deselect All". */
  clearLabel?: string
  /** Missing where another button does. */
  onClear?: (() => void) | undefined
  /** With its list. */
  isHidden?: boolean
  children: ReactNode
}

/** One key leads from the list to its first action. */
export function SelectionBar({ label, count, clearLabel, onClear, isHidden, children }: SelectionBarProps) {
  const bar = useRef<HTMLElement>(null)
  useShortcut({ key: 'b', does: t('To the actions') }, () =>
    bar.current?.querySelector<HTMLElement>('.button')?.focus(),
  )
  return (
    <section ref={bar} className="selection-bar" aria-label={label} hidden={count === 0 || isHidden}>
      {!clearLabel && (
        <span className="selection-count" role="status">
          {t('{count, number} selected', { count })}
        </span>
      )}
      {onClear && (
        <Button label={clearLabel ?? t('Deselect All')} className="link-button" onClick={onClear} />
      )}
      {children}
    </section>
  )
}
