import './jobs.css'
import { checkServiceCall, listWorkCall } from '../../../shared/calls/work.ts'
import { type ServiceStatus, WORK_STATES } from '../../../shared/work.ts'
import { call, useChange, useFresh } from '../../api.ts'
import { Button, Screen, Waiting } from '../../parts.tsx'
import { t } from '../../text.ts'
import { WorkRows } from './work-rows.tsx'

const REFRESH_MS = 5000

/** Background work and outside services. */
export function Component() {
  const query = useFresh(listWorkCall, undefined, { refetchInterval: REFRESH_MS })
  const { data } = query
  return (
    <Screen title={t('Jobs')} lead={t('Work in the background, and the services that it needs.')}>
      <Waiting query={query} loading={t('Loading jobs...')} failed={t('The jobs could not be read')} />
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

function ServiceRow({ service }: { service: ServiceStatus }) {
  const check = useChange(() => call(checkServiceCall, { params: { id: service.id } }), {
    outdates: [listWorkCall],
    // Told beside the button.
    onError: () => {},
  })
  const { isConfigured, isTroubled, label, sentence, action } = service
  return (
    <li className="service">
      <h3>
        {t(label)} {!isConfigured && <span className="badge outline">{t('Not set')}</span>}
        {isTroubled && <span className="badge outline">{t('Needs attention')}</span>}
      </h3>
      <p className="soft">{sentence}</p>
      <Button label={t(action)} busy={check.isPending && t('Testing...')} onClick={() => check.mutate()} />
      <p className="service-result" role="status">
        {check.data && (
          <>
            <b>{check.data.isWorking ? t('It works.') : t('It does not work.')}</b> {check.data.sentence}
          </>
        )}
        {check.error?.message}
      </p>
    </li>
  )
}
