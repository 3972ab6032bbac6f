import { useTranslate } from '../../text.tsx'
import type { PartnerSearch } from './search-address.ts'
import { useExport } from './use-export.ts'

/** In the columns of LIST-3. */
export function ExportButton({ search, count }: { search: PartnerSearch; count: number }) {
  const t = useTranslate()
  const { mutate, isPending } = useExport()
  return (
    <button
      type="button"
      className="button"
      disabled={count === 0 || isPending}
      onClick={() => mutate({ columns: 'list', filters: search, count })}
    >
      {t('Export Results')}
    </button>
  )
}
