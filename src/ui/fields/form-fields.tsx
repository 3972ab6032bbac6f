import { type ComponentProps, type ReactNode, useId } from 'react'

type FieldProps = {
  label: ReactNode
  /** Shown below the field. */
  hint?: ReactNode
  /** One sentence. */
  error?: string | undefined
  isRequired?: boolean
}

type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined }

/** Label, control, hint and error, linked for assistive technology. */
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

/** One line of text. Other properties, such as react-hook-form's `register`, go to the input. */
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

/** Text of several lines. */
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

/** A choice of values; options are the children. */
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

/** Checkbox with its label beside it. */
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
