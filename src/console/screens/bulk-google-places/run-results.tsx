import type { GoogleRun } from '../../../shared/google-places/run.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { useTranslate } from '../../text.tsx'
import { Counter } from '../google-places/counter.tsx'

/** By partner, also during the run. */
export function RunResults({ run, onContinue }: { run: GoogleRun | undefined; onContinue: () => void }) {
  const t = useTranslate()
  if (!run || (run.results.length === 0 && run.state === 'running'))
    return <EmptyState title={t('No Results Yet')} text={t('Run a bulk update to see results here.')} />
  const left = run.totalCount - run.doneCount
  return (
    <>
      <div className="google-counters three">
        <Counter label={t('Successful')} value={run.successCount} />
        <Counter label={t('Failed')} value={run.doneCount - run.successCount} />
        <Counter label={t('Total')} value={run.doneCount} />
      </div>
      {run.error && <p role="alert">{run.error}</p>}
      {run.isUndone && <p className="soft">{t('What this update had changed was taken back.')}</p>}
      {run.state !== 'running' && left > 0 && (
        <div className="google-actions">
          <button type="button" className="button" onClick={onContinue}>
            {t('Continue with the {count, plural, one {# partner} other {# partners}} left', { count: left })}
          </button>
        </div>
      )}
      <ul className="google-rows">
        {run.results.map(({ partnerId, partnerName, googleData, error }) => (
          <li className="google-row" key={partnerId}>
            <strong>{partnerName}</strong>
            <span className={error ? 'google-error' : 'google-rating'}>
              {error ??
                t('{rating}/5 ({count, plural, one {# review} other {# reviews}})', {
                  rating: (googleData?.rating ?? 0).toFixed(1),
                  count: googleData?.review_count ?? 0,
                })}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
