import { useMutation } from '@tanstack/react-query'
import { exportPartnersCall } from '../../../shared/calls/partners.ts'
import { packIds } from '../../../shared/partners/packed-ids.ts'
import { callForFile } from '../../api.ts'
import { fileDate, saveFile } from '../../save-file.ts'
import { complain, tell } from '../../tell.ts'
import { t } from '../../text.ts'
import type { PartnerSearch } from './search-address.ts'

export type ExportRequest = {
  columns: 'list' | 'full'
  count: number
} & ({ ids: readonly string[] } | { filters: PartnerSearch })

/** The CSV imports back without a change. */
export function useExport() {
  return useMutation({
    mutationFn: async ({ columns, count: _, ...which }: ExportRequest) => {
      const body = 'ids' in which ? { columns, ids: packIds(which.ids) } : { columns, filters: which.filters }
      saveFile(`partners_export_${fileDate()}.csv`, await callForFile(exportPartnersCall, { body }))
    },
    onSuccess: (_, { count }) =>
      tell(
        t('{count, plural, one {Exported # partner to CSV} other {Exported # partners to CSV}}', { count }),
      ),
    onError: ({ message }) => complain(message),
  })
}
