import type { ComponentProps } from 'react'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../shared/accounts/admin-user.ts'
import { PasswordField } from '../ui/fields/password-field.tsx'
import { useTranslate } from './text.tsx'

type NewPasswordFieldProps = ComponentProps<'input'> & {
  label: string
  error: string | undefined
  isRequired?: boolean
}

/** A password that somebody chooses, with what is asked of it told before anything is typed. */
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
        'At least {least} characters; four words that nobody expects are good. Any signs, also spaces. Common passwords and your own name are refused.',
        { least: MIN_PASSWORD_LENGTH },
      )}
    />
  )
}
