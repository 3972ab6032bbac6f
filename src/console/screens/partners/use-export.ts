import { useMutation } from '@tanstack/react-query'
import { exportPartnersCall } from '../../../shared/calls/partners.ts'
import { packIds } from '../../../shared/partners/packed-ids.ts'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { callForFile } from '../../api.ts'
import { fileDate, saveFile } from '../../save-file.ts'
import { useTranslate } from '../../text.tsx'
import type { PartnerSearch } from './search-address.ts'

export type ExportRequest = {
  columns: 'list' | 'full'
  count: number
} & ({ ids: readonly string[] } | { filters: PartnerSearch })

/** The CSV imports back without a change. */
export function useExport() {
  const t = useTranslate()
  return useMutation({
    mutationFn: async ({ columns, count: _, ...which }: ExportRequest) => {
      const body = 'ids' in which ? { columns, ids: packIds(which.ids) } : { columns, filters: which.filters }
      saveFile(`partners_export_${fileDate()}.csv`, await callForFile(exportPartnersCall, { body }))
    },
    onSuccess: (_, { count }) =>
      showToast({
        title: t('Success'),
        description: t(
          '{count, plural, one {Exported # partner to CSV} other {Exported # partners to CSV}}',
          {
            count,
          },
        ),
      }),
    onError: ({ message }) => showToast({ title: t('Error'), description: message, kind: 'danger' }),
  })
}
