import type { ComponentProps } from 'react'

export type ToolFieldProps = {
  /** `press`, `video` or `check`, for unique ids. */
  tool: string
  name: string
  label: string
  value: string | undefined
  error: string | undefined
  maxLength: number | undefined
  isRequired?: boolean
  /** For a text area. */
  rows?: number
  hint?: string | undefined
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'list'>

export function ToolField({
  tool,
  name,
  label,
  value,
  error,
  maxLength,
  isRequired = false,
  rows,
  hint,
  ...input
}: ToolFieldProps) {
  const id = `${tool}-${name}`
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    className: 'input',
    defaultValue: value,
    maxLength,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true">*</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type="text" {...input} />}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
