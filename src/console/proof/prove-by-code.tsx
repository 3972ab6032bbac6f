import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { TotpConfirmation } from '../../shared/accounts/admin-account.ts'
import { confirmSessionCall } from '../../shared/calls/own-account.ts'
import { TextField } from '../../ui/fields/form-fields.tsx'
import { call } from '../api.ts'
import { DialogForm } from '../dialog-form.tsx'
import { renewStoredToken } from '../session.ts'
import { t } from '../text.ts'
import type { ProveProps } from './prove-by-password.tsx'

/** By authenticator app. */
export function ProveByCode({ onProved, onCancel }: ProveProps) {
  const form = useForm<TotpConfirmation>({
    resolver: zodResolver(TotpConfirmation) as never,
    defaultValues: { code: '' },
  })

  async function prove(proof: TotpConfirmation) {
    renewStoredToken((await call(confirmSessionCall, { body: proof })).token)
    onProved()
  }

  return (
    <DialogForm form={form} onSubmit={prove} submitLabel={t('Confirm')} onCancel={onCancel}>
      <TextField
        label={t('Code of your authenticator app')}
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
    </DialogForm>
  )
}
