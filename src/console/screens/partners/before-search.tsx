import { useQuery } from '@tanstack/react-query'
import type { Dashboard } from '../../../shared/dashboard.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { useTranslate } from '../../text.tsx'

/** Shown before a search. */
export function BeforeSearch() {
  const t = useTranslate()
  const { data } = useQuery<Dashboard>({ queryKey: ['/api/admin/dashboard'] })
  const count = data && data.partners.active + data.partners.inactive
  return (
    <EmptyState
      title={t('Search to View Partners')}
      text={
        count === undefined
          ? t('Search by name, city or keyword, or choose a state, to see any of about 1857 partner records.')
          : t(
              '{count, plural, =0 {There are no partner records yet.} one {Search by name, city or keyword, or choose a state, to see the one partner record.} other {Search by name, city or keyword, or choose a state, to see any of # partner records.}}',
              { count },
            )
      }
    />
  )
}
