import { LoadFailed } from '../../load-failed.tsx'
import './jobs.css'
import { useQuery } from '@tanstack/react-query'
import { listWorkCall } from '../../../shared/calls/work.ts'
import { WORK_STATES } from '../../../shared/work.ts'
import { Loading } from '../../../ui/states.tsx'
import { queryOf } from '../../api.ts'
import { Screen } from '../../screen.tsx'
import { t } from '../../text.ts'
import { ServiceRow } from './service-row.tsx'
import { WorkRows } from './work-rows.tsx'

const REFRESH_MS = 5000

/** /admin/jobs: background work and outside services. */
export function Component() {
  const { data, error, refetch } = useQuery({
    ...queryOf(listWorkCall),
    refetchOnMount: 'always',
    refetchInterval: REFRESH_MS,
  })
  return (
    <Screen title={t('Jobs')} lead={t('Work in the background, and the services that it needs.')}>
      {error && !data && (
        <LoadFailed title={t('The jobs could not be read')} error={error} onRetry={refetch} />
      )}
      {!data && !error && <Loading label={t('Loading jobs...')} />}
      {data && (
        <>
          <section className="jobs-part" aria-labelledby="services">
            <h2 id="services">{t('Services')}</h2>
            <ul>
              {data.services.map((service) => (
                <ServiceRow key={service.id} service={service} />
              ))}
            </ul>
          </section>
          {WORK_STATES.map((state) => (
            <WorkRows
              key={state}
              state={state}
              count={data.counts[state]}
              items={data.items.filter((item) => item.state === state)}
            />
          ))}
        </>
      )}
    </Screen>
  )
}
