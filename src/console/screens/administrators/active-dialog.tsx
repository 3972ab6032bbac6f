import type { Administrator } from '../../../shared/accounts/admin-account.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { wasDeclined } from '../../proof/ask-for-proof.ts'
import { t } from '../../text.ts'
import { administratorName } from './administrator-name.ts'
import type { AdministratorChanges } from './use-administrator-changes.ts'

type ActiveDialogProps = {
  administrator: Administrator | null
  changes: AdministratorChanges
  onClose: () => void
}

/** Confirms (de)activation. */
export function ActiveDialog({ administrator: one, changes, onClose }: ActiveDialogProps) {
  const name = one ? administratorName(one) : ''
  const isEnding = one?.isActive ?? true
  return (
    <ConfirmDialog
      isOpen={one !== null}
      title={isEnding ? t('Deactivate Administrator') : t('Activate Administrator')}
      text={
        isEnding
          ? t(
              '{name} is logged out everywhere and can no longer log in. Their changes stay in the history.',
              { name },
            )
          : t('{name} can log in again, with the password and second step as they were.', { name })
      }
      confirmLabel={isEnding ? t('Deactivate') : t('Activate')}
      pendingLabel={t('Please wait...')}
      cancelLabel={t('Cancel')}
      isPending={changes.setActive.isPending}
      isDanger={isEnding}
      onConfirm={() =>
        one &&
        changes.setActive.mutate(
          { one, isActive: !one.isActive },
          { onSettled: (_, error) => wasDeclined(error) || onClose() },
        )
      }
      onCancel={onClose}
    />
  )
}
