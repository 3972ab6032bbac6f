import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  acceptRestCall,
  cancelRunCall,
  listDraftsCall,
  publishRunCall,
  readRunCall,
} from '../../../shared/calls/description-runs.ts'
import type { DescriptionRun } from '../../../shared/description-runs.ts'
import { call, queryOf } from '../../api.ts'
import { Button } from '../../button.tsx'
import { Waiting } from '../../load-failed.tsx'
import { RunProgress, useRun } from '../../run/run.tsx'
import { Screen } from '../../screen.tsx'
import { t } from '../../text.ts'
import { useChange } from '../../use-change.ts'
import { RunOutcome } from './run-outcome.tsx'
import { RunReview } from './run-review.tsx'
import { runStateText } from './run-words.ts'

const isUnderWay = ({ state }: DescriptionRun) => state === 'writing' || state === 'publishing'

export function OneRun({ id }: { id: string }) {
  const client = useQueryClient()
  const params = { id }
  const { query, run, keep } = useRun(queryOf(readRunCall, { params }), isUnderWay)
  const step = useChange((take: () => Promise<DescriptionRun>) => take(), {
    onSuccess: keep,
    outdates: [listDraftsCall],
  })
  const cancel = () => step.mutate(() => call(cancelRunCall, { params }))
  // What was published shows everywhere.
  const isPublished = run?.state === 'published'
  useEffect(() => {
    if (isPublished) void client.invalidateQueries()
  }, [client, isPublished])

  return (
    <Screen title={t('Write Descriptions')} lead={run ? runStateText(run) : '\u00a0'}>
      <Waiting query={query} loading={t('Loading texts...')} failed={t('The texts could not be read')} />
      {run?.notice && <p className="run-notice">{run.notice}</p>}
      {run?.state === 'writing' && (
        <RunProgress
          label={t('Writing {done, number} of {total, number} texts', {
            done: run.writtenCount,
            total: run.totalCount,
          })}
          done={run.writtenCount}
          total={run.totalCount}
          note={t('Nothing is published yet. You may leave this screen and come back.')}
          isCancelling={step.isPending}
          onCancel={cancel}
        />
      )}
      {run?.state === 'publishing' && (
        <RunProgress
          label={t('Publishing {done, number} of {total, number} texts', {
            done: run.publishedCount,
            total: run.acceptedCount,
          })}
          done={run.publishedCount}
          total={run.acceptedCount}
          note={t('You may leave this screen. The history can take back what is published.')}
          cancelLabel={t('Stop')}
          isCancelling={step.isPending}
          onCancel={cancel}
        />
      )}
      {run?.state === 'review' && (
        <RunReview
          run={run}
          isBusy={step.isPending}
          onAcceptRest={(count) => step.mutate(() => call(acceptRestCall, { params, body: { count } }))}
          onPublish={() => step.mutate(() => call(publishRunCall, { params }))}
          onDecided={keep}
        >
          <Button label={t('Cancel')} disabled={step.isPending} onClick={cancel} />
        </RunReview>
      )}
      {run && <RunOutcome run={run} />}
    </Screen>
  )
}
