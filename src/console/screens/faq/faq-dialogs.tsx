import './faq-dialogs.css'
import type { FaqItem } from '../../../shared/faq/faq.ts'
import { UNDO_DAYS } from '../../../shared/history/history.ts'
import { ProgressBar } from '../../../ui/states.tsx'
import { AskDialog } from '../../form-dialog.tsx'
import type { Selection } from '../../selection/use-selection.ts'
import { t } from '../../text.ts'
import { BulkUploadDialog } from './bulk-upload-dialog.tsx'
import { BulkEditDialog } from './edit/bulk-edit-dialog.tsx'
import { FaqFormDialog } from './edit/faq-form-dialog.tsx'
import { useFaqChanges } from './use-faq-changes.ts'

export type OpenDialog =
  | { kind: 'create' | 'upload' | 'bulk-edit' | 'delete-many' }
  | { kind: 'edit' | 'delete'; item: FaqItem }

type FaqDialogsProps = {
  open: OpenDialog | null
  selection: Selection
  offerUndo: Parameters<typeof useFaqChanges>[0]
  onClose: () => void
}

export function FaqDialogs({ open, selection, offerUndo, onClose }: FaqDialogsProps) {
  const changes = useFaqChanges(offerUndo)
  const deleting = { isDanger: true, submitLabel: t('Delete'), pendingLabel: t('Deleting...'), onClose }
  switch (open?.kind) {
    case 'create':
      return <FaqFormDialog item={null} changes={changes} onClose={onClose} />
    case 'edit':
      return <FaqFormDialog item={open.item} changes={changes} onClose={onClose} />
    case 'upload':
      return <BulkUploadDialog upload={changes.upload} onClose={onClose} />
    case 'bulk-edit':
      return <BulkEditDialog bulkEdit={changes.bulkEdit} selection={selection} onClose={onClose} />
    case 'delete':
      return (
        <AskDialog
          {...deleting}
          title={t('Delete FAQ Item')}
          description={t(
            'Are you sure you want to delete this FAQ item? It can be restored for {days} days.',
            { days: UNDO_DAYS },
          )}
          isPending={changes.remove.isPending}
          onSubmit={() => changes.remove.mutate(open.item.id, { onSettled: onClose })}
        />
      )
    case 'delete-many':
      return (
        <AskDialog
          {...deleting}
          title={t('Delete Selected FAQ Items')}
          description={<DeleteManyText count={selection.ids.length} deletion={changes.deletion} />}
          isPending={changes.removeMany.isPending}
          onSubmit={deleteSelected}
        />
      )
    case undefined:
      return null
  }

  async function deleteSelected() {
    const { left } = await changes.removeMany.mutateAsync(selection.ids)
    selection.set(left)
    onClose()
  }
}

type DeleteManyTextProps = { count: number; deletion: { done: number; total: number } | null }

function DeleteManyText({ count, deletion }: DeleteManyTextProps) {
  if (deletion)
    return (
      <ProgressBar
        label={t('{done} of {total} deleted', deletion)}
        value={deletion.done}
        max={deletion.total}
      />
    )
  return t('Are you sure you want to delete {count, plural, one {# FAQ item} other {# FAQ items}}?', {
    count,
  })
}
