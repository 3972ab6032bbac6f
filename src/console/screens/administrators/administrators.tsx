import './administrators.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Administrator } from '../../../shared/accounts/admin-account.ts'
import { listAdministratorsCall } from '../../../shared/calls/administrators.ts'
import { Loading } from '../../../ui/states.tsx'
import { queryOf } from '../../api.ts'
import { Button } from '../../button.tsx'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { LoadFailed } from '../../load-failed.tsx'
import { wasDeclined } from '../../proof/ask-for-proof.ts'
import { Screen } from '../../screen.tsx'
import { t } from '../../text.ts'
import { AdministratorRow } from './administrator-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import {
  type AdministratorChanges,
  administratorName,
  useAdministratorChanges,
} from './use-administrator-changes.ts'

type Open = { what: 'invite' } | { what: 'active' | 'reset'; administrator: Administrator } | null

/** /admin/administrators */
export function Component() {
  const [open, setOpen] = useState<Open>(null)
  const { data, error, refetch } = useQuery(queryOf(listAdministratorsCall))
  const changes = useAdministratorChanges()
  const close = () => setOpen(null)

  return (
    <Screen
      title={t('Administrators')}
      lead={t('Everyone here can change everything; the history shows who did.')}
      actions={
        <Button
          label={t('Invite Administrator')}
          className="button filled"
          onClick={() => setOpen({ what: 'invite' })}
        />
      }
    >
      {error && !data && (
        <LoadFailed title={t('The administrators could not be loaded')} error={error} onRetry={refetch} />
      )}
      {!data && !error && <Loading label={t('Loading administrators...')} />}
      {data && (
        <ul className="administrators">
          {data.map((administrator) => (
            <AdministratorRow
              key={administrator.id}
              administrator={administrator}
              isBusy={changes.isBusy}
              onSetActive={() => setOpen({ what: 'active', administrator })}
              onReset={() => setOpen({ what: 'reset', administrator })}
              onResend={() => changes.resend.mutate(administrator)}
            />
          ))}
        </ul>
      )}
      {data?.length === 1 && (
        <p className="soft administrators-hint">
          {t('You are the only administrator. A second one can help when a password or a telephone is lost.')}
        </p>
      )}
      <InviteDialog isOpen={open?.what === 'invite'} changes={changes} onClose={close} />
      <ActiveDialog
        administrator={open?.what === 'active' ? open.administrator : null}
        changes={changes}
        onClose={close}
      />
      <ResetDialog
        administrator={open?.what === 'reset' ? open.administrator : null}
        changes={changes}
        onClose={close}
      />
    </Screen>
  )
}

type ActiveDialogProps = {
  administrator: Administrator | null
  changes: AdministratorChanges
  onClose: () => void
}

function ActiveDialog({ administrator: one, changes, onClose }: ActiveDialogProps) {
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
