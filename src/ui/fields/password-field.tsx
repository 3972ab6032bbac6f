import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field } from './form-fields.tsx'

type PasswordFieldProps = ComponentProps<'input'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isRequired?: boolean
  showLabel: string
  hideLabel: string
}

/** `autoComplete`: current or new. */
export function PasswordField({
  label,
  hint,
  error,
  isRequired,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, isRequired }}>
      {(described) => (
        <div className="password">
          <input
            className="input"
            required={isRequired}
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...described}
            type={isShown ? 'text' : 'password'}
          />
          <button
            type="button"
            className="action password-toggle"
            aria-pressed={isShown}
            aria-controls={described.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? hideLabel : showLabel}
          </button>
        </div>
      )}
    </Field>
  )
}
