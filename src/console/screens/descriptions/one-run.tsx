import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  acceptRestCall,
  cancelRunCall,
  listDraftsCall,
  publishRunCall,
  readRunCall,
} from '../../../shared/calls/description-runs.ts'
import type { DescriptionRun } from '../../../shared/description-runs.ts'
import { ProgressBar } from '../../../ui/states.tsx'
import { call, keyOf, queryOf } from '../../api.ts'
import { Button } from '../../button.tsx'
import { Waiting } from '../../load-failed.tsx'
import { Screen } from '../../screen.tsx'
import { complain } from '../../tell.ts'
import { t } from '../../text.ts'
import { RunOutcome } from './run-outcome.tsx'
import { RunReview } from './run-review.tsx'
import { runStateText } from './run-words.ts'

const REFRESH_MS = 1000

const isUnderWay = (state: DescriptionRun['state'] | undefined) =>
  state === 'writing' || state === 'publishing'

export function OneRun({ id }: { id: string }) {
  const client = useQueryClient()
  const readRun = queryOf(readRunCall, { params: { id } })
  const query = useQuery({
    ...readRun,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? REFRESH_MS : false),
  })
  const { data: run } = query
  const params = { id }
  const step = useMutation({
    mutationFn: (take: () => Promise<DescriptionRun>) => take(),
    onSuccess: (answer) => {
      client.setQueryData(readRun.queryKey, answer)
      void client.invalidateQueries({ queryKey: keyOf(listDraftsCall) })
    },
    onError: (cause) => complain(cause),
  })
  // What was published shows everywhere.
  const isPublished = run?.state === 'published'
  useEffect(() => {
    if (isPublished) void client.invalidateQueries()
  }, [client, isPublished])
  const cancelButton = (
    <Button
      label={run?.state === 'publishing' ? t('Stop') : t('Cancel')}
      disabled={step.isPending}
      onClick={() => step.mutate(() => call(cancelRunCall, { params }))}
    />
  )

  return (
    <Screen title={t('Write Descriptions')} lead={run ? runStateText(run) : '\u00a0'}>
      <Waiting query={query} loading={t('Loading texts...')} failed={t('The texts could not be read')} />
      {run?.notice && <p className="run-notice">{run.notice}</p>}
      {run && isUnderWay(run.state) && (
        <section className="run-progress" aria-busy="true">
          {run.state === 'writing' ? (
            <ProgressBar
              label={t('Writing {done, number} of {total, number} texts', {
                done: run.writtenCount,
                total: run.totalCount,
              })}
              value={run.writtenCount}
              max={run.totalCount}
            />
          ) : (
            <ProgressBar
              label={t('Publishing {done, number} of {total, number} texts', {
                done: run.publishedCount,
                total: run.acceptedCount,
              })}
              value={run.publishedCount}
              max={run.acceptedCount}
            />
          )}
          <p className="soft">
            {run.state === 'writing'
              ? t('Nothing is published yet. You may leave this screen and come back.')
              : t('You may leave this screen. The history can take back what is published.')}
          </p>
          {cancelButton}
        </section>
      )}
      {run?.state === 'review' && (
        <RunReview
          run={run}
          isBusy={step.isPending}
          onAcceptRest={(count) => step.mutate(() => call(acceptRestCall, { params, body: { count } }))}
          onPublish={() => step.mutate(() => call(publishRunCall, { params }))}
          onDecided={(next) => client.setQueryData(readRun.queryKey, next)}
        >
          {cancelButton}
        </RunReview>
      )}
      {run && <RunOutcome run={run} />}
    </Screen>
  )
}
