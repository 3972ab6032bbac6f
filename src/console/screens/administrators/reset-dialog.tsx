import { useState } from 'react'
import type { Administrator } from '../../../shared/accounts/admin-account.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CheckboxField } from '../../../ui/fields/form-fields.tsx'
import { wasDeclined } from '../../proof/ask-for-proof.ts'
import { useTranslate } from '../../text.tsx'
import { administratorName } from './administrator-name.ts'
import type { AdministratorChanges } from './use-administrator-changes.ts'

type ResetDialogProps = {
  /** Null: closed. */
  administrator: Administrator | null
  changes: AdministratorChanges
  onClose: () => void
}

/** Sends somebody a link to choose a new password, and takes away a lost second step where asked to. */
export function ResetDialog({ administrator: one, changes, onClose }: ResetDialogProps) {
  const t = useTranslate()
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
  const t = useTranslate()
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
          hint={t(
            'Authenticator app, recovery codes and passkeys are taken away as well, once the link is used.',
          )}
          checked={clearsSecondFactor}
          onChange={(event) => setClears(event.target.checked)}
        />
      )}
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onClose}>
          {t('Cancel')}
        </button>
        <button type="submit" className="button filled" disabled={reset.isPending}>
          {reset.isPending ? t('Sending...') : t('Send Link')}
        </button>
      </div>
    </form>
  )
}
