import { useQueryClient } from '@tanstack/react-query'
import {
  acceptRestCall,
  cancelRunCall,
  listDraftsCall,
  publishRunCall,
  readRunCall,
} from '../../../shared/calls/description-runs.ts'
import type { DescriptionRun } from '../../../shared/description-runs.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { call, queryOf, useChange } from '../../api.ts'
import { Button, ButtonLink, Screen, Waiting } from '../../parts.tsx'
import { RunProgress, useRun } from '../../run/run.tsx'
import { t } from '../../text.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import { RunReview } from './run-review.tsx'
import { runStateText } from './run-words.ts'

const isUnderWay = ({ state }: DescriptionRun) => state === 'writing' || state === 'publishing'

export function OneRun({ id }: { id: string }) {
  const client = useQueryClient()
  const params = { id }
  const { query, run, keep } = useRun(queryOf(readRunCall, { params }), isUnderWay, ({ state }) => {
    // What was published shows everywhere.
    if (state === 'published') void client.invalidateQueries()
  })
  const step = useChange((take: () => Promise<DescriptionRun>) => take(), {
    onSuccess: keep,
    outdates: [listDraftsCall],
  })
  const cancel = () => step.mutate(() => call(cancelRunCall, { params }))

  return (
    <Screen title={t('Write Descriptions')} lead={run ? runStateText(run) : '\u00a0'}>
      <Waiting query={query} loading={t('Loading texts...')} failed={t('The texts could not be read')} />
      {run?.notice && <p className="run-notice">{run.notice}</p>}
      {run && isUnderWay(run) && (
        <RunProgress {...progressOf(run)} isCancelling={step.isPending} onCancel={cancel} />
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

function progressOf({ state, writtenCount, totalCount, publishedCount, acceptedCount }: DescriptionRun) {
  const [done, total] = state === 'writing' ? [writtenCount, totalCount] : [publishedCount, acceptedCount]
  return state === 'writing'
    ? {
        label: t('Writing {done, number} of {total, number} texts', { done, total }),
        note: t('Nothing is published yet. You may leave this screen and come back.'),
        done,
        total,
      }
    : {
        label: t('Publishing {done, number} of {total, number} texts', { done, total }),
        note: t('You may leave this screen. The history can take back what is published.'),
        cancelLabel: t('Stop'),
        done,
        total,
      }
}

/** Nothing before the run has ended. */
function RunOutcome({ run }: { run: DescriptionRun }) {
  const { undo, parts, isPending } = useUndo()
  const { changeSetId } = run
  return (
    <>
      {run.state === 'published' && (
        <EmptyState title={t('Published')} text={publishedText()}>
          {changeSetId && <Button label={t('Undo')} disabled={isPending} onClick={() => undo(changeSetId)} />}
          <ButtonLink label={t('History')} to="/admin/history" />
        </EmptyState>
      )}
      {run.state === 'failed' && (
        <EmptyState
          title={t('Failed')}
          text={`${t('{done} of {total} texts are written and kept.', {
            done: run.writtenCount,
            total: run.totalCount,
          })} ${partText()}`}
        >
          <ButtonLink label={t('Try Again or Give Up')} to="/admin/jobs" />
        </EmptyState>
      )}
      {run.state === 'cancelled' && (
        <EmptyState title={t('Cancelled')} text={partText()}>
          <ButtonLink label={t('Write Descriptions')} to="/admin/descriptions" />
        </EmptyState>
      )}
      {parts}
    </>
  )

  function partText(): string {
    return t(
      '{count, plural, =0 {Nothing of it was published.} one {# text was published.} other {# texts were published.}}',
      { count: run.publishedCount - run.skippedCount },
    )
  }

  function publishedText(): string {
    const published = t('{count, plural, one {# text was published.} other {# texts were published.}}', {
      count: run.acceptedCount - run.skippedCount,
    })
    const skipped = t(
      '{count, plural, one {# was left out, since the partner had changed meanwhile.} other {# were left out, since the partners had changed meanwhile.}}',
      { count: run.skippedCount },
    )
    return run.skippedCount > 0 ? `${published} ${skipped}` : published
  }
}
