import { useQuery } from '@tanstack/react-query'
import { readDashboardCall } from '../../../shared/calls/dashboard.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { queryOf } from '../../api.ts'
import { ButtonLink } from '../../button.tsx'
import { t } from '../../text.ts'
import { listAddress } from './search-address.ts'

export function BeforeSearch() {
  const { data } = useQuery(queryOf(readDashboardCall))
  const { active = 0, inactive = 0 } = data?.partners ?? {}
  const count = active + inactive
  return (
    <EmptyState
      title={t('Search to View Partners')}
      text={
        data === undefined
          ? t('Search by name, city or keyword, or choose a state, to see any of about 1857 partner records.')
          : t(
              '{count, plural, =0 {There are no partner records yet.} one {Search by name, place, telephone number or e-mail address, or choose a filter, to see the one partner record.} other {Search by name, place, telephone number or e-mail address, or choose a filter, to see any of # partner records: {active, number} active and {inactive, number} inactive.}}',
              { count, active, inactive },
            )
      }
    >
      {count > 0 && <ButtonLink label={t('List All Partners')} to={listAddress({ sort: 'name' })} />}
    </EmptyState>
  )
}
