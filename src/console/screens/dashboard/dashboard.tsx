import './dashboard.css'
import './plot.css'
import './coverage.css'
import { useQuery } from '@tanstack/react-query'
import { readDashboardCall } from '../../../shared/calls/dashboard.ts'
import { isTimeZone } from '../../../shared/time/time-zone.ts'
import { LoadError, Loading } from '../../../ui/states.tsx'
import { queryOf } from '../../api.ts'
import { Screen } from '../../screen.tsx'
import { useSession } from '../../session.ts'
import { useTranslate } from '../../text.tsx'
import { Actions } from './actions.tsx'
import { Completeness } from './completeness.tsx'
import { Counts } from './counts.tsx'
import { Coverage } from './coverage.tsx'
import { DayPlot } from './day-plot.tsx'
import { LackingDialog } from './lacking-dialog.tsx'
import { Needs } from './needs.tsx'
import { OpenByAge } from './open-by-age.tsx'

/** The viewer's; a browser that does not know its time zone gives a name that no list has. */
const ownTimeZone: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone
const timeZone = ownTimeZone && isTimeZone(ownTimeZone) ? ownTimeZone : 'UTC'

/** What a team looks at each morning: what there is, what needs somebody, what came in, what is missing. */
export function Component() {
  const t = useTranslate()
  const user = useSession()?.user
  // Unlike lists, figures are asked anew each time somebody comes here: a morning begins with those of today.
  const { data, error, refetch } = useQuery({
    ...queryOf(readDashboardCall, { query: { timeZone } }),
    staleTime: 0,
  })
  return (
    <Screen
      title={t('Admin Dashboard')}
      lead={t('Welcome back, {name}', { name: user?.firstName || user?.username || '' })}
    >
      <Counts dashboard={data} isFailed={error !== null} />
      <Actions />
      {error && !data ? (
        <LoadError
          title={t('The figures could not be loaded')}
          text={error.message}
          retryLabel={t('Try again')}
          onRetry={() => refetch()}
        />
      ) : !data ? (
        <Loading label={t('Loading figures…')} />
      ) : (
        <>
          <div className="dashboard-pair">
            <Needs needs={data.needs} />
            <OpenByAge inquiries={data.inquiries} />
          </div>
          <DayPlot perDay={data.inquiries.perDay} />
          <Completeness completeness={data.completeness} />
          <Coverage />
        </>
      )}
      <LackingDialog />
    </Screen>
  )
}
