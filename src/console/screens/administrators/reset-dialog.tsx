import { useState } from 'react'
import type { Administrator } from '../../../shared/accounts/admin-account.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CheckboxField } from '../../../ui/fields/form-fields.tsx'
import { DialogButtons } from '../../dialog-form.tsx'
import { wasDeclined } from '../../proof/ask-for-proof.ts'
import { t } from '../../text.ts'
import type { AdministratorChanges } from './use-administrator-changes.ts'
import { administratorName } from './use-administrator-changes.ts'

type ResetDialogProps = {
  administrator: Administrator | null
  changes: AdministratorChanges
  onClose: () => void
}

export function ResetDialog({ administrator: one, changes, onClose }: ResetDialogProps) {
  return (
    <Dialog
      isOpen={one !== null}
      title={t('Reset Password')}
      description={t('{name} gets a link by email, good for one hour. Until it is used, nothing changes.', {
        name: one ? administratorName(one) : '',
      })}
      onClose={onClose}
    >
      {one && <ResetForm one={one} changes={changes} onClose={onClose} />}
    </Dialog>
  )
}

function ResetForm({
  one,
  changes,
  onClose,
}: Omit<ResetDialogProps, 'administrator'> & { one: Administrator }) {
  const [clearsSecondFactor, setClears] = useState(false)
  const { reset } = changes
  const hasMore = one.hasTotp || one.passkeyCount > 0
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        reset.mutate(
          { one, clearsSecondFactor },
          { onSettled: (_, error) => wasDeclined(error) || onClose() },
        )
      }}
    >
      {hasMore && (
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
  )
}
