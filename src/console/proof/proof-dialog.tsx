import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { TotpConfirmation } from '../../shared/accounts/admin-account.ts'
import { PASSKEY_REFUSED } from '../../shared/accounts/passkeys.ts'
import {
  confirmSessionCall,
  offerPasskeyConfirmationCall,
  readOwnAccountCall,
} from '../../shared/calls/own-account.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/fields/form-fields.tsx'
import { call, queryOf } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { Button } from '../button.tsx'
import { DialogForm, FormFailure } from '../dialog-form.tsx'
import { ProofForm } from '../screens/account/proof-form.tsx'
import { renewStoredToken } from '../session.ts'
import { t } from '../text.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import { canUsePasskey, showPasskey, WAITING_FOR_PASSKEY } from './show-passkey.ts'

type Way = 'password' | 'code' | 'passkey'

export default function ProofDialog({
  isOpen,
  onEnd,
}: {
  isOpen: boolean
  onEnd: (isGiven: boolean) => void
}) {
  return (
    <Dialog
      isOpen={isOpen}
      title={t('Confirm that it is you')}
      description={t('You logged in a while ago. After this you are not asked again for five minutes.')}
      onClose={() => onEnd(false)}
    >
      <Ways onProved={() => onEnd(true)} onCancel={() => onEnd(false)} />
    </Dialog>
  )
}

function Ways({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) {
  const [way, setWay] = useState<Way>('password')
  const { data: account } = useQuery(queryOf(readOwnAccountCall))
  const others: [Way, string, boolean][] = [
    ['password', t('Use your password'), true],
    ['code', t('Use a code of your authenticator app'), account?.hasTotp ?? false],
    ['passkey', t('Use a passkey'), (account?.passkeys.length ?? 0) > 0 && canUsePasskey()],
  ]
  const offered = others.filter(([other, , isPossible]) => isPossible && other !== way)
  const Form = way === 'password' ? ProveByPassword : way === 'code' ? ProveByCode : ProveByPasskey
  return (
    <>
      <Form onProved={onProved} onCancel={onCancel} />
      {offered.length > 0 && (
        <div className="proof-ways">
          {offered.map(([other, text]) => (
            <Button key={other} label={text} className="link-button" onClick={() => setWay(other)} />
          ))}
        </div>
      )}
    </>
  )
}

export type ProveProps = { onProved: () => void; onCancel: () => void }

function ProveByPassword({ onProved, onCancel }: ProveProps) {
  async function prove(password: string) {
    renewStoredToken((await call(confirmSessionCall, { body: { password } })).token)
    onProved()
  }
  return <ProofForm submitLabel={t('Confirm')} onProve={prove} onCancel={onCancel} />
}

function ProveByCode({ onProved, onCancel }: ProveProps) {
  const { form, field } = useCheckedForm(TotpConfirmation, { code: '' })

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
        {...field('code')}
      />
    </DialogForm>
  )
}

/** The link that opened this form has gone, with the focus. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

function ProveByPasskey({ onProved, onCancel }: ProveProps) {
  const [failure, setFailure] = useState('')
  const [isAsking, setAsking] = useState(false)

  async function prove(event: FormEvent) {
    event.preventDefault()
    setFailure('')
    setAsking(true)
    try {
      const credential = await showPasskey(offerPasskeyConfirmationCall)
      if (credential) {
        renewStoredToken((await call(confirmSessionCall, { body: { credential } })).token)
        onProved()
      } else setFailure(t('No passkey was shown.'))
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t(PASSKEY_REFUSED))
    } finally {
      setAsking(false)
    }
  }

  return (
    <form onSubmit={prove}>
      <FormFailure text={failure} />
      <div className="dialog-buttons">
        <Button label={t('Cancel')} onClick={onCancel} />
        <Button
          label={isAsking ? t(WAITING_FOR_PASSKEY) : t('Continue')}
          type="submit"
          className="button filled"
          ref={focus}
          disabled={isAsking}
        />
      </div>
    </form>
  )
}
