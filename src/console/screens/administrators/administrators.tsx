import './administrators.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Administrator } from '../../../shared/accounts/admin-account.ts'
import { listAdministratorsCall } from '../../../shared/calls/administrators.ts'
import { queryOf } from '../../api.ts'
import { Button } from '../../button.tsx'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { Waiting } from '../../load-failed.tsx'
import { isProofWanted } from '../../proof/ask-for-proof.ts'
import { Screen } from '../../screen.tsx'
import { t } from '../../text.ts'
import { personName } from '../../value-text.ts'
import { AdministratorRow } from './administrator-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { type AdministratorChanges, useAdministratorChanges } from './use-administrator-changes.ts'

type Open = { what: 'invite' } | { what: 'active' | 'reset'; administrator: Administrator } | null

/** /admin/administrators */
export function Component() {
  const [open, setOpen] = useState<Open>(null)
  const query = useQuery(queryOf(listAdministratorsCall))
  const { data } = query
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
      <Waiting
        query={query}
        loading={t('Loading administrators...')}
        failed={t('The administrators could not be loaded')}
      />
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
      {open?.what === 'invite' && <InviteDialog changes={changes} onClose={close} />}
      {open?.what === 'active' && <ActiveDialog one={open.administrator} changes={changes} onClose={close} />}
      {open?.what === 'reset' && (
        <ResetDialog administrator={open.administrator} changes={changes} onClose={close} />
      )}
    </Screen>
  )
}

type ActiveDialogProps = { one: Administrator; changes: AdministratorChanges; onClose: () => void }

function ActiveDialog({ one, changes: { setActive }, onClose }: ActiveDialogProps) {
  const name = personName(one)
  const isEnding = one.isActive
  return (
    <ConfirmDialog
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
      isPending={setActive.isPending}
      isDanger={isEnding}
      onConfirm={() => {
        const onSettled = (_: unknown, error: unknown) => isProofWanted(error) || onClose()
        setActive.mutate({ one, isActive: !one.isActive }, { onSettled })
      }}
      onCancel={onClose}
    />
  )
}
