import { useState } from 'react'
import { encode } from 'uqr'
import { TotpConfirmation, type TotpOffer } from '../../../shared/accounts/admin-account.ts'
import { beginTotpCall, confirmTotpCall } from '../../../shared/calls/own-account.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call } from '../../api.ts'
import { DialogForm } from '../../dialog-form.tsx'
import { t } from '../../text.ts'
import { useCheckedForm } from '../../use-checked-form.ts'
import { ProofForm } from './proof-form.tsx'

type SetUpAppProps = { onConfirmed: (recoveryCodes: string[]) => void; onCancel: () => void }

export function SetUpApp({ onConfirmed, onCancel }: SetUpAppProps) {
  const [offer, setOffer] = useState<TotpOffer | null>(null)
  if (offer) return <ConfirmApp offer={offer} onConfirmed={onConfirmed} onCancel={onCancel} />
  return (
    <ProofForm
      submitLabel={t('Continue')}
      onCancel={onCancel}
      onProve={async (password) => setOffer(await call(beginTotpCall, { body: { password } }))}
    />
  )
}

function ConfirmApp({ offer, onConfirmed, onCancel }: SetUpAppProps & { offer: TotpOffer }) {
  const { form, field } = useCheckedForm(TotpConfirmation, { code: '' })

  async function confirm({ code }: TotpConfirmation) {
    const { recoveryCodes } = await call(confirmTotpCall, { body: { code } })
    onConfirmed(recoveryCodes)
  }

  return (
    <DialogForm form={form} onSubmit={confirm} submitLabel={t('Turn On')} onCancel={onCancel}>
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
        {...field('code')}
      />
    </DialogForm>
  )
}

/** Dark on light, as cameras expect. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path.join('')} />
    </svg>
  )
}
