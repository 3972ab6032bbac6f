import { encode } from 'uqr'
import { TotpConfirmation, type TotpOffer } from '../../../shared/accounts/admin-account.ts'
import { confirmTotpCall } from '../../../shared/calls/own-account.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call } from '../../api.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { Button } from '../../parts.tsx'
import { saveFile } from '../../save-file.ts'
import { siteInfo } from '../../site-info.ts'
import { t, tell } from '../../text.ts'

type ConfirmAppProps = {
  offer: TotpOffer
  onConfirmed: (recoveryCodes: string[]) => void
  onClose: () => void
}

export function ConfirmApp({ offer, onConfirmed, onClose }: ConfirmAppProps) {
  return (
    <FormDialog
      title={t('Set up an authenticator app')}
      schema={TotpConfirmation}
      values={{ code: '' }}
      submitLabel={t('Turn On')}
      onSubmit={async (body) => onConfirmed((await call(confirmTotpCall, { body })).recoveryCodes)}
      onClose={onClose}
    >
      {(field) => (
        <>
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
        </>
      )}
    </FormDialog>
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

export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { providerName } = siteInfo()
  const text = codes.join('\n')
  const file = `${providerName}\n\n${text}\n`
  return (
    <Dialog
      title={t('Your recovery codes')}
      description={t(
        'Each works once, when you do not have your telephone. They are not shown again: please keep them in a safe place.',
      )}
      onClose={onClose}
    >
      <div className="recovery">
        <ol className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <div className="buttons">
          <Button
            label={t('Copy Codes')}
            onClick={async () => {
              await navigator.clipboard.writeText(text)
              tell(t('The codes are copied.'))
            }}
          />
          <Button
            label={t('Download Codes')}
            onClick={() => saveFile('recovery-codes.txt', file, 'text/plain;charset=utf-8')}
          />
        </div>
        <div className="dialog-buttons">
          <Button label={t('Done')} className="button filled" onClick={onClose} />
        </div>
      </div>
    </Dialog>
  )
}
