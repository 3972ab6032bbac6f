import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../ui/fields/form-fields.tsx'
import { t } from './text.ts'

type Name = 'username' | 'email' | 'firstName' | 'lastName'
type PersonFieldsProps = {
  register: (name: Name) => UseFormRegisterReturn
  errors: Partial<Record<Name, { message?: string | undefined }>>
  /** False: no autofill. */
  isOwn: boolean
}

export function PersonFields({ register, errors, isOwn }: PersonFieldsProps) {
  const field = (name: Name, autoComplete: string) => ({
    ...register(name),
    error: errors[name]?.message,
    autoComplete: isOwn ? autoComplete : 'off',
  })
  return (
    <>
      <TextField
        {...field('username', 'username')}
        label={t('Username')}
        isRequired
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('email', 'email')} label={t('Email')} type="email" isRequired />
      <div className="field-row">
        <TextField {...field('firstName', 'given-name')} label={t('First Name')} />
        <TextField {...field('lastName', 'family-name')} label={t('Last Name')} />
      </div>
    </>
  )
}
