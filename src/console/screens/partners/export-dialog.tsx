import { exportPartnersCall } from '../../../shared/calls/partners.ts'
import { packIds } from '../../../shared/partners/packed-ids.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { callForFile, useChange } from '../../api.ts'
import { Button } from '../../parts.tsx'
import { fileDate, saveFile } from '../../save-file.ts'
import { t } from '../../text.ts'
import type { PartnerSearch } from './search-address.ts'

type Which = { ids: readonly string[] } | { filters: PartnerSearch }
type ExportRequest = Which & { columns: 'list' | 'full'; count: number }

/** The CSV imports back without a change. */
export function useExport() {
  return useChange(
    async ({ columns, count: _, ...which }: ExportRequest) => {
      const body = 'ids' in which ? { columns, ids: packIds(which.ids) } : { columns, filters: which.filters }
      saveFile(`partners_export_${fileDate()}.csv`, await callForFile(exportPartnersCall, { body }))
    },
    {
      done: (_, { count }) =>
        t('{count, plural, one {Exported # partner to CSV} other {Exported # partners to CSV}}', { count }),
    },
  )
}

type ExportDialogProps = { ids: readonly string[]; onClose: () => void }

export function ExportDialog({ ids, onClose }: ExportDialogProps) {
  const { mutate, isPending } = useExport()
  const save = (columns: ExportRequest['columns']) =>
    mutate({ ids, count: ids.length, columns }, { onSuccess: onClose })
  return (
    <Dialog
      title={t('{count, plural, one {Export # Partner} other {Export # Partners}}', { count: ids.length })}
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
