import { LoadFailed } from '../../load-failed.tsx'
import './dashboard.css'
import './day-plot/plot.css'
import './coverage/coverage.css'
import { useQuery } from '@tanstack/react-query'
import { readDashboardCall } from '../../../shared/calls/dashboard.ts'
import { isTimeZone } from '../../../shared/time/time-zone.ts'
import { Loading } from '../../../ui/states.tsx'
import { queryOf } from '../../api.ts'
import { Screen } from '../../screen.tsx'
import { useSession } from '../../session.ts'
import { t } from '../../text.ts'
import { Actions } from './actions.tsx'
import { Completeness } from './completeness.tsx'
import { Counts } from './counts.tsx'
import { Coverage } from './coverage/coverage.tsx'
import { DayPlot } from './day-plot/day-plot.tsx'
import { Needs } from './needs.tsx'
import { OpenByAge } from './open-by-age.tsx'

/** Undefined when Intl does not know the browser's zone. */
const ownTimeZone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone
const timeZone = ownTimeZone && isTimeZone(ownTimeZone) ? ownTimeZone : 'UTC'

/** /admin/dashboard */
export function Component() {
  const user = useSession()?.user
  const { data, error, refetch } = useQuery({
    ...queryOf(readDashboardCall, { query: { timeZone } }),
    staleTime: 0,
  })
  return (
    <Screen
      title={t('Admin Dashboard')}
      lead={t('Welcome back, {name}', { name: user?.firstName || user?.username || '' })}
    >
      {/* Keeps its height while it is waited for: nothing below moves. */}
      <div className={data ? 'dashboard-pair' : 'dashboard-pair waiting'}>
        {data ? (
          <>
            <Needs needs={data.needs} />
            <OpenByAge inquiries={data.inquiries} />
          </>
        ) : error ? (
          <LoadFailed title={t('The figures could not be loaded')} error={error} onRetry={refetch} />
        ) : (
          <Loading label={t('Loading figures…')} />
        )}
      </div>
      <Counts dashboard={data} isFailed={error !== null} />
      <Actions />
      {data && (
        <>
          <DayPlot perDay={data.inquiries.perDay} />
          <Completeness completeness={data.completeness} />
          <Coverage />
        </>
      )}
    </Screen>
  )
}
