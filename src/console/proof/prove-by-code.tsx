import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { TotpConfirmation } from '../../shared/accounts/admin-account.ts'
import { TextField } from '../../ui/fields/form-fields.tsx'
import { api } from '../api.ts'
import { putFieldErrors } from '../put-field-errors.ts'
import { useTranslate } from '../text.tsx'
import type { ProveProps } from './prove-by-password.tsx'

/** A proof by a code of the authenticator app. */
export function ProveByCode({ onProved, onCancel }: ProveProps) {
  const t = useTranslate()
  const [failure, setFailure] = useState('')
  const form = useForm<TotpConfirmation>({
    resolver: zodResolver(TotpConfirmation) as never,
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function prove(proof: TotpConfirmation) {
    setFailure('')
    try {
      await api.post('/api/admin/me/confirm', proof)
      onProved()
    } catch (error) {
      if (!putFieldErrors(form, error, ['code'])) setFailure((error as Error).message)
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(prove)}>
      {failure && (
        <p className="notice danger" role="alert">
          {failure}
        </p>
      )}
      <TextField
        label={t('Code of your authenticator app')}
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code?.message}
        {...form.register('code')}
      />
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onCancel}>
          {t('Cancel')}
        </button>
        <button type="submit" className="button filled" disabled={isSubmitting}>
          {isSubmitting ? t('Please wait...') : t('Confirm')}
        </button>
      </div>
    </form>
  )
}
