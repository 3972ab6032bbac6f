import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bulkDeletePartnersCall, deletePartnerCall } from '../../../shared/calls/partners.ts'
import { UNDO_DAYS } from '../../../shared/history/history.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { packIds } from '../../../shared/partners/packed-ids.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call } from '../../api.ts'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { complain, tell } from '../../tell.ts'
import { t } from '../../text.ts'
import { afterPartnerChange, findChange } from '../partner-form/after-partner-change.ts'
import { isGone, OthersLeft, type SelectedPartner } from './others-left.tsx'

/** More need the number typed. */
const MOST_WITHOUT_NUMBER = 100

/** One, or the selection. */
export type DeleteTarget = { partner: AdminPartner } | 'selection'

type DeleteDialogsProps = {
  target: DeleteTarget | null
  selected: readonly SelectedPartner[]
  onClose: () => void
  onDone: (changeSetId: string | null, text: string) => void
}

/** HISTORY-2. */
export const deleteOneText = () =>
  t('Are you sure you want to delete this partner? It can be restored for {days} days.', { days: UNDO_DAYS })

export function DeleteDialogs({ target, selected, onClose, onDone }: DeleteDialogsProps) {
  const queries = useQueryClient()
  const one = useMutation({
    mutationFn: async ({ id }: AdminPartner) => {
      await call(deletePartnerCall, { params: { id } })
      return findChange(id, 'delete')
    },
    onSuccess: (changeSetId, { name }) => {
      tell(t('Partner deleted successfully'))
      onDone(changeSetId, t('{name} was deleted.', { name }))
      void afterPartnerChange(queries)
    },
    onError: () => refuse(t('Failed to delete partner')),
  })
  const many = useMutation({
    mutationFn: (ids: readonly string[]) => call(bulkDeletePartnersCall, { body: { ids: packIds(ids) } }),
    onSuccess: ({ deletedCount: count, changeSetId }) => {
      const toast = t(
        '{count, plural, one {Deleted # partner successfully} other {Deleted # partners successfully}}',
        { count },
      )
      tell(toast)
      setGone('')
      setTyped('')
      onDone(
        changeSetId,
        t('{count, plural, one {# partner was deleted.} other {# partners were deleted.}}', { count }),
      )
      void afterPartnerChange(queries)
    },
    onError: async (error) => {
      if (!isGone(error)) return refuse(t('Failed to delete selected partners'))
      complain(t('Failed to delete selected partners'))
      await afterPartnerChange(queries)
      setGone(error.message)
    },
  })
  const [gone, setGone] = useState('')
  const [typed, setTyped] = useState('')
  const isLarge = selected.length > MOST_WITHOUT_NUMBER

  function refuse(description: string) {
    complain(description)
    close()
    // Somebody else may have deleted it.
    void afterPartnerChange(queries)
  }

  function close() {
    setGone('')
    setTyped('')
    onClose()
  }

  const partner = target && target !== 'selection' ? target.partner : null
  const ids = target === 'selection' ? selected.map(({ id }) => id) : null
  const shared = {
    confirmLabel: t('Delete'),
    pendingLabel: t('Deleting...'),
    isDanger: true,
    onCancel: close,
  }
  return (
    <>
      <ConfirmDialog
        {...shared}
        isOpen={partner !== null}
        title={t('Delete Partner')}
        text={
          <>
            <p>{deleteOneText()}</p>
            <p className="delete-name">{partner?.name}</p>
          </>
        }
        isPending={one.isPending}
        onConfirm={() => partner && one.mutate(partner)}
      />
      <ConfirmDialog
        {...shared}
        isOpen={ids !== null && (ids.length > 0 || gone !== '')}
        title={t('Delete Selected Partners')}
        text={
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
        isPending={many.isPending}
        isDisabled={isLarge && typed.replace(/\D/g, '') !== String(selected.length)}
        onConfirm={() => (ids && ids.length > 0 ? many.mutate(ids) : close())}
      />
    </>
  )
}
