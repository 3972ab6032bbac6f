import type { ComponentProps } from 'react'
import { TextField } from '../ui/fields/form-fields.tsx'
import { t } from './text.ts'

export const NO_PERSON = { username: '', email: '', firstName: '', lastName: '' }

type PersonFieldsProps = {
  field: (name: keyof typeof NO_PERSON) => Omit<ComponentProps<typeof TextField>, 'label'>
  /** False: no autofill. */
  isOwn: boolean
}

export function PersonFields({ field, isOwn }: PersonFieldsProps) {
  const filled = (name: keyof typeof NO_PERSON, autoComplete: string) => ({
    ...field(name),
    autoComplete: isOwn ? autoComplete : 'off',
  })
  return (
    <>
      <TextField
        {...filled('username', 'username')}
        label={t('Username')}
        isRequired
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...filled('email', 'email')} label={t('Email')} type="email" isRequired />
      <div className="field-row">
        <TextField {...filled('firstName', 'given-name')} label={t('First Name')} />
        <TextField {...filled('lastName', 'family-name')} label={t('Last Name')} />
      </div>
    </>
  )
}
