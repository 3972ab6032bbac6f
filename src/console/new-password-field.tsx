import type { ComponentProps } from 'react'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../shared/accounts/admin-user.ts'
import { PasswordField } from './password-field.tsx'
import { t } from './text.ts'

type NewPasswordFieldProps = ComponentProps<'input'> & {
  label: string
  error: string | undefined
  isRequired?: boolean
}

/** Shows the rules before typing. */
export function NewPasswordField(props: NewPasswordFieldProps) {
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
