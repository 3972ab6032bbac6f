import type { ComponentProps } from 'react'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../shared/accounts/admin-user.ts'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { useTranslate } from './text.tsx'

type NewPasswordFieldProps = ComponentProps<'input'> & {
  label: string
  error: string | undefined
  isRequired?: boolean
}

/** New password, with its rules shown before typing. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const t = useTranslate()
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      maxLength={MAX_PASSWORD_LENGTH}
      showLabel={t('Show')}
      hideLabel={t('Hide')}
      hint={t(
        'At least {least} characters, spaces allowed; four unrelated words work well. Common passwords and your own name are refused.',
        { least: MIN_PASSWORD_LENGTH },
      )}
    />
  )
}
