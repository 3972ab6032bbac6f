import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readOwnAccountCall } from '../../shared/calls/own-account.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { queryOf } from '../api.ts'
import { Button } from '../button.tsx'
import { canUsePasskey } from '../screens/login/log-in-by-passkey.ts'
import { t } from '../text.ts'
import { ProveByCode } from './prove-by-code.tsx'
import { ProveByPasskey } from './prove-by-passkey.tsx'
import { ProveByPassword } from './prove-by-password.tsx'

type Way = 'password' | 'code' | 'passkey'

/** Password, code or passkey. */
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
