import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type OwnAccount, PasswordProof, type TotpOffer } from '../../../shared/accounts/admin-account.ts'
import {
  beginTotpCall,
  readOwnAccountCall,
  renewRecoveryCodesCall,
  turnOffTotpCall,
} from '../../../shared/calls/own-account.ts'
import { call, keyOf } from '../../api.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { Button } from '../../parts.tsx'
import { PasswordField } from '../../password-field.tsx'
import { t, tell } from '../../text.ts'
import { AccountPart } from './account-part.tsx'
import { ConfirmApp, RecoveryCodes } from './set-up-app.tsx'

/** Asks for the password, then shows what it opened. */
type Open = 'set-up' | 'renew' | 'off' | { offer: TotpOffer } | { codes: string[] } | null

export function TwoSteps({ account }: { account: OwnAccount }) {
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const close = () => {
    setOpen(null)
    void queries.invalidateQueries({ queryKey: keyOf(readOwnAccountCall) })
  }
  const questions = {
    'set-up': {
      title: t('Set up an authenticator app'),
      submitLabel: t('Continue'),
      onSubmit: async (body: PasswordProof) => setOpen({ offer: await call(beginTotpCall, { body }) }),
    },
    renew: {
      title: t('New recovery codes'),
      description: t('Your present codes will stop working.'),
      submitLabel: t('Make New Codes'),
      onSubmit: async (body: PasswordProof) => {
        const { recoveryCodes } = await call(renewRecoveryCodesCall, { body })
        setOpen({ codes: recoveryCodes })
      },
    },
    off: {
      title: t('Turn off the second step'),
      description: t('Your password alone will open the back office. The recovery codes will stop working.'),
      submitLabel: t('Turn Off'),
      isDanger: true,
      onSubmit: async (body: PasswordProof) => {
        await call(turnOffTotpCall, { body })
        close()
        tell(t('Logging in now takes the password alone'))
      },
    },
  }

  return (
    <AccountPart
      title={t('Second step')}
      text={t(
        'After the password, a code from an app on your telephone. A stolen password is then not enough.',
      )}
    >
      {account.hasTotp ? (
        <>
          <p>
            <strong>{t('On.')}</strong>{' '}
            {t(
              '{left, plural, =0 {No recovery code is left.} one {# recovery code is left.} other {# recovery codes are left.}}',
              { left: account.recoveryCodesLeft },
            )}
          </p>
          <div className="buttons">
            <Button label={t('New Recovery Codes')} onClick={() => setOpen('renew')} />
            <Button label={t('Turn Off')} className="button danger" onClick={() => setOpen('off')} />
          </div>
        </>
      ) : (
        <>
          <p>
            <strong>{t('Off.')}</strong> {t('Logging in takes the password alone.')}
          </p>
          <Button label={t('Set Up an Authenticator App')} onClick={() => setOpen('set-up')} />
        </>
      )}
      {typeof open === 'string' && (
        <FormDialog schema={PasswordProof} values={{ password: '' }} onClose={close} {...questions[open]}>
          {(field) => (
            <PasswordField
              label={t('Your password')}
              autoFocus
              autoComplete="current-password"
              {...field('password')}
            />
          )}
        </FormDialog>
      )}
      {open !== null && typeof open !== 'string' && 'offer' in open && (
        <ConfirmApp offer={open.offer} onConfirmed={(codes) => setOpen({ codes })} onClose={close} />
      )}
      {open !== null && typeof open !== 'string' && 'codes' in open && (
        <RecoveryCodes codes={open.codes} onClose={close} />
      )}
    </AccountPart>
  )
}
