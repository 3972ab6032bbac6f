import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { t } from '../../text.ts'
import type { PartnerSearch } from './search-address.ts'
import { type ExportRequest, useExport } from './use-export.ts'

type ExportDialogProps = {
  isOpen: boolean
  which: { count: number } & ({ ids: readonly string[] } | { filters: PartnerSearch })
  onClose: () => void
}

/** Asks for the columns. */
export function ExportDialog({ isOpen, which, onClose }: ExportDialogProps) {
  const { mutate, isPending } = useExport()
  const save = (columns: ExportRequest['columns']) => mutate({ ...which, columns }, { onSuccess: onClose })
  return (
    <Dialog
      isOpen={isOpen}
      title={t('{count, plural, one {Export # Partner} other {Export # Partners}}', { count: which.count })}
      description={t('Either file imports back without a change.')}
      onClose={onClose}
    >
      <div className="export-choices">
        <button type="button" className="button filled" disabled={isPending} onClick={() => save('list')}>
          {t('Usual Columns')}
        </button>
        <p className="soft">{t('Name, address, contact, description, figures and services.')}</p>
        <button type="button" className="button" disabled={isPending} onClick={() => save('full')}>
          {t('All Columns')}
        </button>
        <p className="soft">
          {t('Also id, web address, long description, pictures, links and the point on the map.')}
        </p>
      </div>
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onClose}>
          {t('Cancel')}
        </button>
      </div>
    </Dialog>
  )
}
