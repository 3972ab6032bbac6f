import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Button } from '../../button.tsx'
import { t } from '../../text.ts'
import type { PartnerSearch } from './search-address.ts'
import { type ExportRequest, useExport } from './use-export.ts'

type ExportDialogProps = {
  isOpen: boolean
  which: { count: number } & ({ ids: readonly string[] } | { filters: PartnerSearch })
  onClose: () => void
}

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
        <Button
          label={t('Usual Columns')}
          className="button filled"
          disabled={isPending}
          onClick={() => save('list')}
        />
        <p className="soft">{t('Name, address, contact, description, figures and services.')}</p>
        <Button label={t('All Columns')} disabled={isPending} onClick={() => save('full')} />
        <p className="soft">
          {t('Also id, web address, long description, pictures, links and the point on the map.')}
        </p>
      </div>
      <div className="dialog-buttons">
        <Button label={t('Cancel')} onClick={onClose} />
      </div>
    </Dialog>
  )
}
