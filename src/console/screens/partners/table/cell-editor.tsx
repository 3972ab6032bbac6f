import { useEffect, useId, useRef, useState } from 'react'
import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'
import { t } from '../../../text.ts'
import { columnOf, editText, type TableColumn } from './table-columns.ts'

/** By Enter, Tab, Shift+Tab, or a click elsewhere. */
export type Leave = 'stay' | 'next' | 'previous' | 'away'

type CellEditorProps = {
  partner: AdminPartner
  column: TableColumn
  onSave: (text: string, leave: Leave, onRefused: (sentence: string) => void) => void
  onCancel: () => void
}

/** Enter and Tab save, Esc discards. */
export function CellEditor({ partner, column, onSave, onCancel }: CellEditorProps) {
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const isLeaving = useRef(false)
  const before = editText(partner, column)
  const [text, setText] = useState(before)
  const [error, setError] = useState('')
  useEffect(() => input.current?.select(), [])

  function save(leave: Leave) {
    if (isLeaving.current) return
    isLeaving.current = true
    if (text.trim() === before.trim()) return onSave(before, leave, () => {})
    onSave(text, leave, (sentence) => {
      isLeaving.current = false
      setError(sentence)
      input.current?.focus()
    })
  }

  const { max } = fieldOf(column) as { max?: number }
  return (
    <>
      <input
        ref={input}
        className="cell-input"
        aria-label={t('{field} of {name}', { field: t(fieldOf(column).label), name: partner.name })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        inputMode={columnOf(column).isNumber ? 'numeric' : undefined}
        maxLength={columnOf(column).isNumber ? 9 : max}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setError('')
        }}
        onBlur={() => error === '' && save('away')}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Enter') save('stay')
          else if (event.key === 'Tab') save(event.shiftKey ? 'previous' : 'next')
          else if (event.key === 'Escape') {
            isLeaving.current = true
            onCancel()
          } else return
          event.preventDefault()
        }}
      />
      {error && (
        <span className="cell-error" id={errorId} role="alert">
          {error}
        </span>
      )}
    </>
  )
}
