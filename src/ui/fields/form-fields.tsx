import { type ComponentProps, type ReactNode, useId } from 'react'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** One sentence. */
  error?: string | undefined
  isRequired?: boolean
}

type Tag = 'input' | 'textarea' | 'select'
type Drawn<Of extends Tag> = { draw: (control: ComponentProps<Of>) => ReactNode }

/** Other properties go to the control. */
export function Field<Of extends Tag>({
  label,
  hint,
  error,
  isRequired,
  draw,
  ...control
}: FieldProps & ComponentProps<Of> & Drawn<Of>) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true">*</span>}
      </label>
      {draw({
        required: isRequired,
        ...control,
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      } as ComponentProps<Of>)}
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

export function TextField(props: FieldProps & ComponentProps<'input'>) {
  return <Field<'input'> {...props} draw={(input) => <input className="input" {...input} />} />
}

export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  return <Field<'textarea'> {...props} draw={(input) => <textarea className="input" {...input} />} />
}

type Choices = {
  /** Shown before the children. */
  options?: readonly (readonly [value: string | number, text: ReactNode])[]
}

export function SelectField({ options, ...props }: FieldProps & ComponentProps<'select'> & Choices) {
  return <Field<'select'> {...props} draw={(select) => <Select options={options} {...select} />} />
}

export function Select({ options = [], children, ...select }: ComponentProps<'select'> & Choices) {
  return (
    <select className="input select" {...select}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
      {children}
    </select>
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
