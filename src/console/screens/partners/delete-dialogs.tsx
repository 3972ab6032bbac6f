import { useState } from 'react'
import { bulkDeletePartnersCall, deletePartnerCall } from '../../../shared/calls/partners.ts'
import { UNDO_DAYS } from '../../../shared/history/history.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { packIds } from '../../../shared/partners/packed-ids.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call, useChange } from '../../api.ts'
import { AskDialog } from '../../form-dialog.tsx'
import { complain, t } from '../../text.ts'
import { findChange, useAfterPartnerChange } from '../partner-form/after-partner-change.ts'
import { isGone, OthersLeft, type SelectedPartner } from './others-left.tsx'

/** More need the number typed. */
const MOST_WITHOUT_NUMBER = 100

type Outcome = { onClose: () => void; onDone: (changeSetId: string | null, text: string) => void }

const shared = { submitLabel: t('Delete'), pendingLabel: t('Deleting...'), isDanger: true }

/** It can be restored: HISTORY-2. */
export function DeleteOneDialog({ partner, onClose, onDone }: Outcome & { partner: AdminPartner }) {
  const { id, name } = partner
  const refresh = useAfterPartnerChange()
  const removal = useChange(
    async () => {
      await call(deletePartnerCall, { params: { id } })
      return findChange(id, 'delete')
    },
    {
      done: () => t('Partner deleted successfully'),
      onSuccess: (changeSetId) => {
        onDone(changeSetId, t('{name} was deleted.', { name }))
        void refresh(id)
      },
      onError: () => {
        complain(t('Failed to delete partner'))
        onClose()
        // Perhaps somebody else deleted it.
        void refresh()
      },
    },
  )
  return (
    <AskDialog
      {...shared}
      title={t('Delete Partner')}
      description={
        <>
          <p>
            {t('Are you sure you want to delete this partner? It can be restored for {days} days.', {
              days: UNDO_DAYS,
            })}
          </p>
          <p className="delete-name">{name}</p>
        </>
      }
      isPending={removal.isPending}
      onSubmit={() => removal.mutate()}
      onClose={onClose}
    />
  )
}

type DeleteManyDialogProps = Outcome & { selected: readonly SelectedPartner[] }

export function DeleteManyDialog({ selected, onClose, onDone }: DeleteManyDialogProps) {
  const refresh = useAfterPartnerChange()
  const [gone, setGone] = useState('')
  const [typed, setTyped] = useState('')
  const doneText = ({ deletedCount: count }: { deletedCount: number }) =>
    t('{count, plural, one {Deleted # partner successfully} other {Deleted # partners successfully}}', {
      count,
    })
  const removal = useChange(
    () => call(bulkDeletePartnersCall, { body: { ids: packIds(selected.map(({ id }) => id)) } }),
    {
      done: doneText,
      onSuccess: (answer) => {
        onDone(answer.changeSetId, doneText(answer))
        void refresh()
      },
      onError: async (error) => {
        complain(t('Failed to delete selected partners'))
        if (!isGone(error)) onClose()
        await refresh()
        if (isGone(error)) setGone(error.message)
      },
    },
  )
  const isLarge = selected.length > MOST_WITHOUT_NUMBER
  return (
    <AskDialog
      {...shared}
      title={t('Delete Selected Partners')}
      description={
        <>
          {gone && <OthersLeft message={gone} selected={selected} />}
          {selected.length > 0 && (
            <p>
              {t(
                'Are you sure you want to delete {count, plural, one {# partner? It} other {# partners? They}} can be restored for {days} days.',
                { count: selected.length, days: UNDO_DAYS },
              )}
            </p>
          )}
          {isLarge && (
            <TextField
              label={t('Type {count, number} to delete them', { count: selected.length })}
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          )}
        </>
      }
      isPending={removal.isPending}
      isDisabled={selected.length === 0 || (isLarge && typed.replace(/\D/g, '') !== String(selected.length))}
      onSubmit={() => removal.mutate()}
      onClose={onClose}
    />
  )
}
