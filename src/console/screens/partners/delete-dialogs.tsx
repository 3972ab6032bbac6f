import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listChangeSetsCall } from '../../../shared/calls/history.ts'
import { bulkDeletePartnersCall, deletePartnerCall } from '../../../shared/calls/partners.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { call } from '../../api.ts'
import { useTranslate } from '../../text.tsx'
import { afterPartnerChange } from '../partner-form/after-partner-change.ts'

/** One partner of the list, or the selected ones. */
export type DeleteTarget = { partner: AdminPartner } | { ids: readonly string[] }

type DeleteDialogsProps = {
  target: DeleteTarget | null
  onClose: () => void
  onDone: (changeSetId: string | null, text: string) => void
}

/** Asks before deleting one or several partners. */
export function DeleteDialogs({ target, onClose, onDone }: DeleteDialogsProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const one = useMutation({
    mutationFn: async ({ id }: AdminPartner) => {
      await call(deletePartnerCall, { params: { id } })
      return findDeletion(id)
    },
    onSuccess: (changeSetId, { name }) => {
      showToast({ title: t('Success'), description: t('Partner deleted successfully') })
      onDone(changeSetId, t('{name} was deleted.', { name }))
      void afterPartnerChange(queries)
    },
    onError: () => refuse(t('Failed to delete partner')),
  })
  const many = useMutation({
    mutationFn: (ids: readonly string[]) => call(bulkDeletePartnersCall, { body: { ids: [...ids] } }),
    onSuccess: ({ deletedCount: count, changeSetId }) => {
      const toast = t(
        '{count, plural, one {Deleted # partner successfully} other {Deleted # partners successfully}}',
        { count },
      )
      showToast({ title: t('Success'), description: toast })
      onDone(
        changeSetId,
        t('{count, plural, one {# partner was deleted.} other {# partners were deleted.}}', { count }),
      )
      void afterPartnerChange(queries)
    },
    onError: () => refuse(t('Failed to delete selected partners')),
  })

  function refuse(description: string) {
    showToast({ title: t('Error'), description, kind: 'danger' })
    onClose()
    // Somebody else may have deleted it.
    void afterPartnerChange(queries)
  }

  const partner = target && 'partner' in target ? target.partner : null
  const ids = target && 'ids' in target ? target.ids : null
  const shared = {
    confirmLabel: t('Delete'),
    pendingLabel: t('Deleting...'),
    cancelLabel: t('Cancel'),
    isDanger: true,
    onCancel: onClose,
  }
  return (
    <>
      <ConfirmDialog
        {...shared}
        isOpen={partner !== null}
        title={t('Delete Partner')}
        text={
          <>
            <p>{t('Are you sure you want to delete this partner? This action cannot be undone.')}</p>
            <p className="delete-name">{partner?.name}</p>
          </>
        }
        isPending={one.isPending}
        onConfirm={() => partner && one.mutate(partner)}
      />
      <ConfirmDialog
        {...shared}
        isOpen={ids !== null}
        title={t('Delete Selected Partners')}
        text={t(
          'Are you sure you want to delete {count, plural, one {# partner} other {# partners}}? This action cannot be undone.',
          { count: ids?.length ?? 0 },
        )}
        isPending={many.isPending}
        onConfirm={() => ids && many.mutate(ids)}
      />
    </>
  )
}

/** Returns the change set that deleted the partner, or null when the history cannot be read. */
async function findDeletion(id: string): Promise<string | null> {
  const query = { entity: 'partner', entityId: id, action: 'delete', limit: '1' } as const
  const list = await call(listChangeSetsCall, { query }).catch(() => null)
  return list?.changeSets[0]?.id ?? null
}
