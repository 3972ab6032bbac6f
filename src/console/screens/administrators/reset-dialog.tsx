import { useState } from 'react'
import type { Administrator } from '../../../shared/accounts/admin-account.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CheckboxField } from '../../../ui/fields/form-fields.tsx'
import { DialogButtons } from '../../dialog-form.tsx'
import { isProofWanted } from '../../proof/ask-for-proof.ts'
import { t } from '../../text.ts'
import { personName } from '../../value-text.ts'
import type { AdministratorChanges } from './use-administrator-changes.ts'

type ResetDialogProps = { administrator: Administrator; changes: AdministratorChanges; onClose: () => void }

export function ResetDialog({ administrator: one, changes: { reset }, onClose }: ResetDialogProps) {
  const [clearsSecondFactor, setClears] = useState(false)
  return (
    <Dialog
      title={t('Reset Password')}
      description={t('{name} gets a link by email, good for one hour. Until it is used, nothing changes.', {
        name: personName(one),
      })}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const onSettled = (_: unknown, error: unknown) => isProofWanted(error) || onClose()
          reset.mutate({ one, clearsSecondFactor }, { onSettled })
        }}
      >
        {(one.hasTotp || one.passkeyCount > 0) && (
          <CheckboxField
            label={t('Their telephone or computer is lost')}
            hint={t('Using the link also removes their authenticator app, recovery codes and passkeys.')}
            checked={clearsSecondFactor}
            onChange={(event) => setClears(event.target.checked)}
          />
        )}
        <DialogButtons
          submitLabel={t('Send Link')}
          pendingLabel={t('Sending...')}
          isPending={reset.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
