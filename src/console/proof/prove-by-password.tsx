import { confirmSessionCall } from '../../shared/calls/own-account.ts'
import { call } from '../api.ts'
import { ProofForm } from '../screens/account/proof-form.tsx'
import { renewStoredToken } from '../session.ts'
import { t } from '../text.ts'

export type ProveProps = { onProved: () => void; onCancel: () => void }

/** Proof by password. */
export function ProveByPassword({ onProved, onCancel }: ProveProps) {
  async function prove(password: string) {
    renewStoredToken((await call(confirmSessionCall, { body: { password } })).token)
    onProved()
  }
  return <ProofForm submitLabel={t('Confirm')} onProve={prove} onCancel={onCancel} />
}
