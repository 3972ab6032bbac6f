import { type ComponentProps, useState } from 'react'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../shared/accounts/admin-user.ts'
import { Field, type TextField } from '../ui/fields/form-fields.tsx'
import { Button } from './parts.tsx'
import { t } from './text.ts'

type PasswordFieldProps = ComponentProps<typeof TextField>

/** `autoComplete`: current or new. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field<'input'>
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      draw={(input) => (
        <div className="password">
          <input className="input" {...input} type={isShown ? 'text' : 'password'} />
          <Button
            label={isShown ? t('Hide') : t('Show')}
            className="action password-toggle"
            aria-pressed={isShown}
            aria-controls={input.id}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    />
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
