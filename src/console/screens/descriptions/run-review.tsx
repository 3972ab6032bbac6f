import type { ReactNode } from 'react'
import { acceptRestCall, publishRunCall } from '../../../shared/calls/description-runs.ts'
import type { DescriptionRun } from '../../../shared/description-runs.ts'
import { useTranslate } from '../../text.tsx'
import { DraftList } from './draft-list.tsx'

type RunReviewProps = {
  run: DescriptionRun
  isBusy: boolean
  onStep: (step: typeof acceptRestCall | typeof publishRunCall) => void
  onDecided: (run: DescriptionRun) => void
  children: ReactNode
}

/** Accepted texts are published together. */
export function RunReview({ run, isBusy, onStep, onDecided, children }: RunReviewProps) {
  const t = useTranslate()
  const plain = run.openCount - run.markedOpenCount
  return (
    <>
      <div className="run-bar">
        <button
          type="button"
          className="button filled"
          disabled={isBusy || run.acceptedCount === 0}
          onClick={() => onStep(publishRunCall)}
        >
          {t('{count, plural, one {Publish # Text} other {Publish # Texts}}', { count: run.acceptedCount })}
        </button>
        <button
          type="button"
          className="button"
          disabled={isBusy || plain === 0}
          onClick={() => onStep(acceptRestCall)}
        >
          {t('Accept the Rest ({count})', { count: plain })}
        </button>
        {children}
        <p className="soft">
          {t('{accepted} accepted, {rejected} rejected, {open} open.', {
            accepted: run.acceptedCount,
            rejected: run.rejectedCount,
            open: run.openCount,
          })}{' '}
          {run.markedOpenCount > 0 &&
            t(
              '{count, plural, one {# text says something that the form does not: accept or reject it yourself.} other {# texts say something that the form does not: accept or reject each of them yourself.}}',
              { count: run.markedOpenCount },
            )}
        </p>
      </div>
      <DraftList runId={run.id} onDecided={onDecided} />
    </>
  )
}
