import { useState } from 'react'
import { PasswordProof, TotpConfirmation } from '../../shared/accounts/admin-account.ts'
import { PASSKEY_REFUSED } from '../../shared/accounts/passkeys.ts'
import type { InputOfCall } from '../../shared/calls/define-call.ts'
import {
  confirmSessionCall,
  offerPasskeyConfirmationCall,
  readOwnAccountCall,
} from '../../shared/calls/own-account.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/fields/form-fields.tsx'
import { call, useRead } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { DialogForm, FormFailure } from '../form-dialog.tsx'
import { Button } from '../parts.tsx'
import { PasswordField } from '../password-field.tsx'
import { renewStoredToken } from '../session.ts'
import { t } from '../text.ts'
import { useCheckedForm } from '../use-checked-form.ts'
import { canUsePasskey, showPasskey, WAITING_FOR_PASSKEY } from './show-passkey.ts'

type Way = 'password' | 'code' | 'passkey'

type ProofDialogProps = { isOpen: boolean; onEnd: (isGiven: boolean) => void }

export default function ProofDialog({ isOpen, onEnd }: ProofDialogProps) {
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
  const { data: account } = useRead(readOwnAccountCall)
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

type ProveProps = { onProved: () => void; onCancel: () => void }

function ProveByPassword(props: ProveProps) {
  const { form, field } = useCheckedForm(PasswordProof, { password: '' })
  return (
    <DialogForm {...proofForm(props)} form={form}>
      <PasswordField
        label={t('Your password')}
        autoFocus
        autoComplete="current-password"
        {...field('password')}
      />
    </DialogForm>
  )
}

function ProveByCode(props: ProveProps) {
  const { form, field } = useCheckedForm(TotpConfirmation, { code: '' })
  return (
    <DialogForm {...proofForm(props)} form={form}>
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

const proofForm = ({ onProved, onCancel }: ProveProps) => ({
  onSubmit: (proof: Proof) => prove(proof, onProved),
  submitLabel: t('Confirm'),
  onCancel,
})

type Proof = InputOfCall<typeof confirmSessionCall>['body']

async function prove(body: Proof, onProved: () => void) {
  renewStoredToken((await call(confirmSessionCall, { body })).token)
  onProved()
}

/** The link that opened this form has gone, with the focus. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

function ProveByPasskey({ onProved, onCancel }: ProveProps) {
  const [failure, setFailure] = useState('')
  const [isAsking, setAsking] = useState(false)

  async function show() {
    setFailure('')
    setAsking(true)
    try {
      const credential = await showPasskey(offerPasskeyConfirmationCall)
      if (credential) await prove({ credential }, onProved)
      else setFailure(t('No passkey was shown.'))
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t(PASSKEY_REFUSED))
    } finally {
      setAsking(false)
    }
  }

  return (
    <>
      <FormFailure text={failure} />
      <div className="dialog-buttons">
        <Button label={t('Cancel')} onClick={onCancel} />
        <Button
          label={t('Continue')}
          busy={isAsking && t(WAITING_FOR_PASSKEY)}
          className="button filled"
          ref={focus}
          onClick={show}
        />
      </div>
    </>
  )
}
