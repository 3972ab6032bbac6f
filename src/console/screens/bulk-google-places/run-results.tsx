import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { DOUBTFUL, type GoogleRun, type RunResult } from '../../../shared/google-places/run.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { Button, ShowMore } from '../../parts.tsx'
import { t } from '../../text.ts'
import { Counter, ratingText } from '../google-places/status-line.tsx'

type RunResultsProps = {
  run: GoogleRun | undefined
  results: readonly RunResult[]
  more: ComponentProps<typeof ShowMore>['pages']
  onContinue: () => void
}

export function RunResults({ run, results, more, onContinue }: RunResultsProps) {
  if (!run || (run.results.length === 0 && run.state === 'running'))
    return <EmptyState title={t('No Results Yet')} text={t('Run a bulk update to see results here.')} />
  const left = run.totalCount - run.doneCount
  const { successCount, doubtfulCount } = run
  return (
    <>
      <div className="google-counters three">
        <Counter label={t('Successful')} value={successCount} />
        <Counter label={t('Failed')} value={run.doneCount - successCount - doubtfulCount} />
        <Counter label={t('Total')} value={run.totalCount} />
      </div>
      {doubtfulCount > 0 && (
        <p className="google-next">
          <Link to="/admin/google-places/decisions">
            {t('{count, plural, one {# match} other {# matches}} to decide', { count: doubtfulCount })}
          </Link>
        </p>
      )}
      {run.error && <p role="alert">{run.error}</p>}
      {run.isUndone && <p className="soft">{t('What this update had changed was taken back.')}</p>}
      {run.state !== 'running' && left > 0 && (
        <div className="google-actions">
          <Button
            label={t('Continue with the {count, plural, one {# partner} other {# partners}} left', {
              count: left,
            })}
            onClick={onContinue}
          />
        </div>
      )}
      <ul className="google-rows">
        {results.map(({ partnerId, partnerName, googleData, error }) => (
          <li className="google-row" key={partnerId}>
            <strong>{partnerName}</strong>
            <span className={error && error !== DOUBTFUL ? 'google-error' : 'google-rating'}>
              {error ?? ratingText(googleData?.rating ?? 0, googleData?.review_count)}
            </span>
          </li>
        ))}
      </ul>
      <ShowMore pages={more} of={[results.length, run.doneCount]} className="link-button" />
    </>
  )
}
