import { zodResolver } from '@hookform/resolvers/zod'
import type { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasskeyName, PasswordProof } from '../../../shared/accounts/admin-account.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { api } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { putFieldErrors } from '../../put-field-errors.ts'
import { useTranslate } from '../../text.tsx'

type Values = PasskeyName & PasswordProof
type Options = Parameters<typeof startRegistration>[0]['optionsJSON']

const Form = PasskeyName.extend(PasswordProof.shape)

/** The password, a name, then the browser makes the passkey. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const t = useTranslate()
  const [failure, setFailure] = useState('')
  const form = useForm<Values>({ resolver: zodResolver(Form), defaultValues: { name: '', password: '' } })
  const { errors, isSubmitting } = form.formState

  async function add({ name, password }: Values) {
    setFailure('')
    try {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const optionsJSON = await api.post<Options>('/api/admin/me/passkeys/options', { password })
      const credential = await startRegistration({ optionsJSON })
      await api.post('/api/admin/me/passkeys', { name, credential })
      showToast({ title: t('Success'), description: t('The passkey was added') })
      onDone()
    } catch (error) {
      if (!putFieldErrors(form, error, ['name', 'password'])) setFailure(sentenceOf(error))
    }
  }

  function sentenceOf(error: unknown): string {
    if (error instanceof ApiError) return error.message
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') return t('This device has a passkey for your account already.')
    if (name === 'NotAllowedError' || name === 'AbortError') return t('No passkey was made.')
    return t('The passkey could not be added. Please try again.')
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(add)}>
      {failure && (
        <p className="notice danger" role="alert">
          {failure}
        </p>
      )}
      <TextField
        label={t('Name')}
        hint={t('What you will know it by: "Office laptop".')}
        maxLength={60}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <PasswordField
        label={t('Your password')}
        autoComplete="current-password"
        showLabel={t('Show')}
        hideLabel={t('Hide')}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onDone}>
          {t('Cancel')}
        </button>
        <button type="submit" className="button filled" disabled={isSubmitting}>
          {isSubmitting ? t('Waiting for the passkey...') : t('Continue')}
        </button>
      </div>
    </form>
  )
}
