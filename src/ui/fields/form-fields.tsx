import { type ComponentProps, type ReactNode, useId } from 'react'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** One sentence. */
  error?: string | undefined
  isRequired?: boolean
}

type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }

/** Linked for assistive technology. */
export function Field({
  label,
  hint,
  error,
  isRequired,
  children,
}: FieldProps & { children: (described: Described) => ReactNode }) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true">*</span>}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Other properties go to the input. */
export function TextField({
  label,
  hint,
  error,
  isRequired,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, isRequired }}>
      {(described) => <input className="input" required={isRequired} {...input} {...described} />}
    </Field>
  )
}

export function TextAreaField({
  label,
  hint,
  error,
  isRequired,
  ...input
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, isRequired }}>
      {(described) => <textarea className="input" required={isRequired} {...input} {...described} />}
    </Field>
  )
}

export function SelectField({
  label,
  hint,
  error,
  isRequired,
  ...input
}: FieldProps & ComponentProps<'select'>) {
  return (
    <Field {...{ label, hint, error, isRequired }}>
      {(described) => <select className="input select" required={isRequired} {...input} {...described} />}
    </Field>
  )
}

export function CheckboxField({
  label,
  hint,
  error,
  isRequired: _,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className="field check-field">
      <input
        className="checkbox"
        type="checkbox"
        id={id}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        {...input}
      />
      <label htmlFor={id}>{label}</label>
      {(error || hint) && (
        <p className={error ? 'field-error' : 'field-hint'} id={`${id}-note`}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

/** Of a select: each value and what is shown for it. */
export function Options({ of }: { of: readonly (readonly [value: string | number, text: ReactNode])[] }) {
  return of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}
