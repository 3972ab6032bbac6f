import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnAccount } from '../../../shared/accounts/admin-account.ts'
import {
  readOwnAccountCall,
  renewRecoveryCodesCall,
  turnOffTotpCall,
} from '../../../shared/calls/own-account.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { call, keyOf } from '../../api.ts'
import { Button } from '../../button.tsx'
import { tell } from '../../tell.ts'
import { t } from '../../text.ts'
import { AccountPart } from './account-part.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodesStep } from './recovery-codes-step.tsx'
import { SetUpApp } from './set-up-app.tsx'

type Open = 'set-up' | 'renew' | 'off' | null

export function TwoSteps({ account }: { account: OwnAccount }) {
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const [codes, setCodes] = useState<string[] | null>(null)

  function close() {
    setOpen(null)
    setCodes(null)
    void queries.invalidateQueries({ queryKey: keyOf(readOwnAccountCall) })
  }
  async function renew(password: string) {
    const { recoveryCodes } = await call(renewRecoveryCodesCall, { body: { password } })
    setCodes(recoveryCodes)
  }
  async function turnOff(password: string) {
    await call(turnOffTotpCall, { body: { password } })
    close()
    tell(t('Logging in now takes the password alone'))
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
          <div className="account-buttons">
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
      <Dialog
        isOpen={open === 'set-up'}
        title={codes ? t('Your recovery codes') : t('Set up an authenticator app')}
        onClose={close}
      >
        {codes ? (
          <RecoveryCodesStep codes={codes} onDone={close} />
        ) : (
          <SetUpApp onConfirmed={setCodes} onCancel={close} />
        )}
      </Dialog>
      <Dialog
        isOpen={open === 'renew'}
        title={codes ? t('Your recovery codes') : t('New recovery codes')}
        description={codes ? undefined : t('Your present codes will stop working.')}
        onClose={close}
      >
        {codes ? (
          <RecoveryCodesStep codes={codes} onDone={close} />
        ) : (
          <ProofForm submitLabel={t('Make New Codes')} onProve={renew} onCancel={close} />
        )}
      </Dialog>
      <Dialog
        isOpen={open === 'off'}
        title={t('Turn off the second step')}
        description={t(
          'Your password alone will open the back office. The recovery codes will stop working.',
        )}
        onClose={close}
      >
        <ProofForm submitLabel={t('Turn Off')} isDanger onProve={turnOff} onCancel={close} />
      </Dialog>
    </AccountPart>
  )
}
