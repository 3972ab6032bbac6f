import { type FormEvent, useState } from 'react'
import { PASSKEY_REFUSED } from '../../shared/accounts/passkeys.ts'
import { confirmSessionCall, offerPasskeyConfirmationCall } from '../../shared/calls/own-account.ts'
import { call } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { Button } from '../button.tsx'
import { FormFailure } from '../dialog-form.tsx'
import { renewStoredToken } from '../session.ts'
import { t } from '../text.ts'
import type { ProveProps } from './prove-by-password.tsx'
import { showPasskey, WAITING_FOR_PASSKEY } from './show-passkey.ts'

/** The link that opened this form has gone, with the focus. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** Proof by a passkey of the account. */
export function ProveByPasskey({ onProved, onCancel }: ProveProps) {
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
