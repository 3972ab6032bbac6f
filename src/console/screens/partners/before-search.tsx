import { useQuery } from '@tanstack/react-query'
import { readDashboardCall } from '../../../shared/calls/dashboard.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { queryOf } from '../../api.ts'
import { useTranslate } from '../../text.tsx'

/** Shown before a search. */
export function BeforeSearch() {
  const t = useTranslate()
  const { data } = useQuery(queryOf(readDashboardCall))
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
