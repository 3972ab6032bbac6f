import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import { ConfirmDialog } from '../../../confirm-dialog.tsx'
import { t } from '../../../text.ts'
import { cellText } from './table-columns.ts'
import type { CellConflict } from './use-cell-save.ts'

type CellConflictDialogProps = {
  conflict: CellConflict | null
  onKeep: () => void
  onOverwrite: (conflict: CellConflict) => void
}

/** FORM-2. */
export function CellConflictDialog({ conflict, onKeep, onOverwrite }: CellConflictDialogProps) {
  const theirs = conflict ? cellText(conflict.current, conflict.column) : ''
  return (
    <ConfirmDialog
      isOpen={conflict !== null}
      title={t('Changed by Somebody Else')}
      text={
        conflict && (
          <>
            <p>{conflict.message}</p>
            <dl className="cell-versions">
              <dt>{t('{field} now', { field: t(fieldOf(conflict.column).label) })}</dt>
              <dd>{theirs || t('Empty')}</dd>
              <dt>{t('Yours')}</dt>
              <dd>{conflict.text || t('Empty')}</dd>
            </dl>
          </>
        )
      }
      confirmLabel={t('Save Mine')}
      cancelLabel={t('Keep Theirs')}
      onConfirm={() => conflict && onOverwrite(conflict)}
      onCancel={onKeep}
    />
  )
}
