import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { encode } from 'uqr'
import {
  type RecoveryCodes,
  TotpConfirmation,
  type TotpOffer,
} from '../../../shared/accounts/admin-account.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { api } from '../../api.ts'
import { putFieldErrors } from '../../put-field-errors.ts'
import { useTranslate } from '../../text.tsx'
import { ProofForm } from './proof-form.tsx'

type SetUpAppProps = { onConfirmed: (recoveryCodes: string[]) => void; onCancel: () => void }

/** The password, then the key to scan, then the first code of the app, which shows that it holds the key. */
export function SetUpApp({ onConfirmed, onCancel }: SetUpAppProps) {
  const t = useTranslate()
  const [offer, setOffer] = useState<TotpOffer | null>(null)
  if (offer) return <ConfirmApp offer={offer} onConfirmed={onConfirmed} onCancel={onCancel} />
  return (
    <ProofForm
      submitLabel={t('Continue')}
      onCancel={onCancel}
      onProve={async (password) => setOffer(await api.post<TotpOffer>('/api/admin/me/totp', { password }))}
    />
  )
}

function ConfirmApp({ offer, onConfirmed, onCancel }: SetUpAppProps & { offer: TotpOffer }) {
  const t = useTranslate()
  const [failure, setFailure] = useState('')
  const form = useForm<TotpConfirmation>({
    resolver: zodResolver(TotpConfirmation),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function confirm({ code }: TotpConfirmation) {
    setFailure('')
    try {
      const { recoveryCodes } = await api.post<RecoveryCodes>('/api/admin/me/totp/confirm', { code })
      onConfirmed(recoveryCodes)
    } catch (error) {
      if (!putFieldErrors(form, error, ['code'])) setFailure((error as Error).message)
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(confirm)}>
      {failure && (
        <p className="notice danger" role="alert">
          {failure}
        </p>
      )}
      <div className="totp-offer">
        <QrCode text={offer.otpauthUrl} label={t('QR image for the authenticator app')} />
        <div>
          <p>{t('Scan this with an authenticator app, or type the key into it:')}</p>
          <p className="totp-secret">
            <code>{offer.secret.match(/.{4}/g)?.join(' ')}</code>
          </p>
        </div>
      </div>
      <TextField
        label={t('Code')}
        hint={t('The six digits that the app shows now.')}
        autoFocus
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={7}
        error={errors.code?.message}
        {...form.register('code')}
      />
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onCancel}>
          {t('Cancel')}
        </button>
        <button type="submit" className="button filled" disabled={isSubmitting}>
          {isSubmitting ? t('Please wait...') : t('Turn On')}
        </button>
      </div>
    </form>
  )
}

/** Dark on light in any colour scheme, since cameras look for that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path.join('')} />
    </svg>
  )
}
