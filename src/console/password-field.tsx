import { type ComponentProps, type ReactNode, useState } from 'react'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../shared/accounts/admin-user.ts'
import { Field } from '../ui/fields/form-fields.tsx'
import { Button } from './parts.tsx'
import { t } from './text.ts'

type PasswordFieldProps = ComponentProps<'input'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isRequired?: boolean
}

/** `autoComplete`: current or new. */
export function PasswordField({ label, hint, error, isRequired, ...input }: PasswordFieldProps) {
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
          <Button
            label={isShown ? t('Hide') : t('Show')}
            className="action password-toggle"
            aria-pressed={isShown}
            aria-controls={described.id}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}

export function NewPasswordField(props: PasswordFieldProps) {
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      maxLength={MAX_PASSWORD_LENGTH}
      hint={t(
        'At least {least} characters, spaces allowed; four unrelated words work well. Common passwords and your own name are refused.',
        { least: MIN_PASSWORD_LENGTH },
      )}
    />
  )
}
