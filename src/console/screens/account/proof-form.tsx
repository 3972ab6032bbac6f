import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasswordProof } from '../../../shared/accounts/admin-account.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { putFieldErrors } from '../../put-field-errors.ts'
import { useTranslate } from '../../text.tsx'

type ProofFormProps = {
  /** What happens with the password; what it throws is told in the form. */
  onProve: (password: string) => Promise<void>
  onCancel: () => void
  submitLabel: string
  isDanger?: boolean
}

/** Asks for the password once more, before something changes that proves who one is. */
export function ProofForm({ onProve, onCancel, submitLabel, isDanger }: ProofFormProps) {
  const t = useTranslate()
  const [failure, setFailure] = useState('')
  const form = useForm<PasswordProof>({
    resolver: zodResolver(PasswordProof),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function prove({ password }: PasswordProof) {
    setFailure('')
    try {
      await onProve(password)
    } catch (error) {
      if (!putFieldErrors(form, error, ['password'])) setFailure((error as Error).message)
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(prove)}>
      {failure && (
        <p className="notice danger" role="alert">
          {failure}
        </p>
      )}
      <PasswordField
        label={t('Your password')}
        autoFocus
        autoComplete="current-password"
        showLabel={t('Show')}
        hideLabel={t('Hide')}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onCancel}>
          {t('Cancel')}
        </button>
        <button
          type="submit"
          className={isDanger ? 'button danger' : 'button filled'}
          disabled={isSubmitting}
        >
          {isSubmitting ? t('Please wait...') : submitLabel}
        </button>
      </div>
    </form>
  )
}
