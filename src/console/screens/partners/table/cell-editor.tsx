import { useEffect, useId, useRef, useState } from 'react'
import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'
import { t } from '../../../text.ts'
import { columnOf, type TableColumn } from './table-columns.ts'

/** Columns to go on: 0 after Enter, 1 or -1 after Tab; null after a click elsewhere. */
export type Leave = -1 | 0 | 1 | null

type CellEditorProps = {
  partner: AdminPartner
  column: TableColumn
  /** Resolves to a refusal's sentence, or ''. */
  onSave: (text: string, leave: Leave) => Promise<string>
  onCancel: () => void
}

/** Enter and Tab save, Esc discards. */
export function CellEditor({ partner, column, onSave, onCancel }: CellEditorProps) {
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const isLeaving = useRef(false)
  const [text, setText] = useState(String(partner[column] ?? ''))
  const [error, setError] = useState('')
  useEffect(() => input.current?.select(), [])

  async function save(leave: Leave) {
    if (isLeaving.current) return
    isLeaving.current = true
    const sentence = await onSave(text, leave)
    if (sentence === '') return
    isLeaving.current = false
    setError(sentence)
    input.current?.focus()
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
        onBlur={() => error === '' && void save(null)}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Enter') void save(0)
          else if (event.key === 'Tab') void save(event.shiftKey ? -1 : 1)
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
