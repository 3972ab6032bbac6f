import { useState } from 'react'
import { z } from 'zod'
import { PasswordProof, TotpConfirmation } from '../../shared/accounts/admin-account.ts'
import { PASSKEY_REFUSED } from '../../shared/accounts/passkeys.ts'
import {
  confirmSessionCall,
  offerPasskeyConfirmationCall,
  readOwnAccountCall,
} from '../../shared/calls/own-account.ts'
import { TextField } from '../../ui/fields/form-fields.tsx'
import { call, useRead } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { FormDialog } from '../form-dialog.tsx'
import { Button } from '../parts.tsx'
import { PasswordField } from '../password-field.tsx'
import { renewStoredToken } from '../session.ts'
import { t } from '../text.ts'
import { canUsePasskey, showPasskey, WAITING_FOR_PASSKEY } from './show-passkey.ts'

type Way = 'password' | 'code' | 'passkey'

/** Fields of the other ways are empty. */
const PROOFS = {
  password: z.object(PasswordProof.shape),
  code: z.object(TotpConfirmation.shape),
  passkey: z.object({}),
}

export default function ProofDialog({ onEnd }: { onEnd: (isGiven: boolean) => void }) {
  const [way, setWay] = useState<Way>('password')
  const { data: account } = useRead(readOwnAccountCall)
  const ways: [Way, string, boolean][] = [
    ['password', t('Use your password'), true],
    ['code', t('Use a code of your authenticator app'), account?.hasTotp ?? false],
    ['passkey', t('Use a passkey'), (account?.passkeys.length ?? 0) > 0 && canUsePasskey()],
  ]
  const others = ways.filter(([other, , isPossible]) => isPossible && other !== way)
  return (
    <FormDialog
      title={t('Confirm that it is you')}
      description={t('You logged in a while ago. After this you are not asked again for five minutes.')}
      schema={PROOFS[way]}
      values={{ password: '', code: '' }}
      submitLabel={way === 'passkey' ? t('Continue') : t('Confirm')}
      pendingLabel={way === 'passkey' ? t(WAITING_FOR_PASSKEY) : t('Please wait...')}
      onSubmit={prove}
      sentenceOf={(error) => (error instanceof ApiError ? error.message : t(PASSKEY_REFUSED))}
      onClose={() => onEnd(false)}
    >
      {(field) => (
        <>
          {way === 'password' && (
            <PasswordField
              label={t('Your password')}
              autoFocus
              autoComplete="current-password"
              {...field('password')}
            />
          )}
          {way === 'code' && (
            <TextField
              label={t('Code of your authenticator app')}
              autoFocus
              inputMode="numeric"
              autoComplete="one-time-code"
              {...field('code')}
            />
          )}
          <div className="proof-ways">
            {others.map(([other, text]) => (
              <Button key={other} label={text} className="link-button" onClick={() => setWay(other)} />
            ))}
          </div>
        </>
      )}
    </FormDialog>
  )

  async function prove(given: { password?: string; code?: string }) {
    const credential = way === 'passkey' && (await showPasskey(offerPasskeyConfirmationCall))
    // Cancelled.
    if (credential === null) return
    const body = credential ? { credential } : (given as PasswordProof | TotpConfirmation)
    renewStoredToken((await call(confirmSessionCall, { body })).token)
    onEnd(true)
  }
}
