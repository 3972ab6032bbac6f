import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import {
  acceptRestCall,
  cancelRunCall,
  listDraftsCall,
  publishRunCall,
  readRunCall,
} from '../../../shared/calls/description-runs.ts'
import type { DescriptionRun } from '../../../shared/description-runs.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { EmptyState, Loading } from '../../../ui/states.tsx'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { call, keyOf, queryOf } from '../../api.ts'
import { LoadFailed } from '../../load-failed.tsx'
import { Screen } from '../../screen.tsx'
import { useTranslate } from '../../text.tsx'
import { useUndo } from '../../undo/use-undo.tsx'
import { DraftList } from './draft-list.tsx'
import { runStateText } from './run-words.ts'

const REFRESH_MS = 1000

type Step = typeof acceptRestCall | typeof cancelRunCall | typeof publishRunCall

/** Progress, then review, then outcome. */
export function OneRun({ id }: { id: string }) {
  const t = useTranslate()
  const client = useQueryClient()
  const { undo, parts, isPending: isUndoing } = useUndo()
  const readRun = queryOf(readRunCall, { params: { id } })
  const {
    data: run,
    error,
    refetch,
  } = useQuery({
    ...readRun,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.state === 'writing' ? REFRESH_MS : false),
  })
  const step = useMutation({
    mutationFn: (definition: Step) => call(definition, { params: { id } }),
    onSuccess: (answer, definition) => {
      client.setQueryData(readRun.queryKey, answer)
      void client.invalidateQueries({ queryKey: keyOf(listDraftsCall) })
      if (definition === publishRunCall) void client.invalidateQueries()
    },
    onError: (cause) => showToast({ title: t('Error'), description: cause.message, kind: 'danger' }),
  })

  return (
    <Screen title={t('Write Descriptions')} lead={run ? runStateText(t, run) : '\u00a0'}>
      {error && !run && (
        <LoadFailed title={t('The texts could not be read')} error={error} onRetry={refetch} />
      )}
      {!run && !error && <Loading label={t('Loading texts...')} />}
      {run?.notice && <p className="run-notice">{run.notice}</p>}
      {run?.state === 'writing' && (
        <section className="run-progress" aria-busy="true">
          <ProgressBar
            label={t('Writing {done} of {total} texts', { done: run.writtenCount, total: run.totalCount })}
            value={run.writtenCount}
            max={run.totalCount}
          />
          <p className="soft">{t('Nothing is published yet. You may leave this screen and come back.')}</p>
          {cancelButton()}
        </section>
      )}
      {run?.state === 'review' && review(run)}
      {run?.state === 'published' && (
        <EmptyState title={t('Published')} text={publishedText(run)}>
          {run.changeSetId && (
            <button
              type="button"
              className="button"
              disabled={isUndoing}
              onClick={() => undo(run.changeSetId as string)}
            >
              {t('Undo')}
            </button>
          )}
          <Link className="button" to="/admin/history">
            {t('History')}
          </Link>
        </EmptyState>
      )}
      {run?.state === 'failed' && (
        <EmptyState
          title={t('Failed')}
          text={t('{done} of {total} texts are written and kept. Nothing of it was published.', {
            done: run.writtenCount,
            total: run.totalCount,
          })}
        >
          <Link className="button" to="/admin/jobs">
            {t('Try Again or Give Up')}
          </Link>
        </EmptyState>
      )}
      {run?.state === 'cancelled' && (
        <EmptyState title={t('Cancelled')} text={t('Nothing of it was published.')}>
          <Link className="button" to="/admin/descriptions">
            {t('Write Descriptions')}
          </Link>
        </EmptyState>
      )}
      {parts}
    </Screen>
  )

  function review(at: DescriptionRun) {
    const plain = at.openCount - at.markedOpenCount
    return (
      <>
        <div className="run-bar">
          <button
            type="button"
            className="button filled"
            disabled={step.isPending || at.acceptedCount === 0}
            onClick={() => step.mutate(publishRunCall)}
          >
            {t('{count, plural, one {Publish # Text} other {Publish # Texts}}', { count: at.acceptedCount })}
          </button>
          <button
            type="button"
            className="button"
            disabled={step.isPending || plain === 0}
            onClick={() => step.mutate(acceptRestCall)}
          >
            {t('Accept the Rest ({count})', { count: plain })}
          </button>
          {cancelButton()}
          <p className="soft">
            {t('{accepted} accepted, {rejected} rejected, {open} open.', {
              accepted: at.acceptedCount,
              rejected: at.rejectedCount,
              open: at.openCount,
            })}{' '}
            {at.markedOpenCount > 0 &&
              t(
                '{count, plural, one {# text says something that the form does not: accept or reject it yourself.} other {# texts say something that the form does not: accept or reject each of them yourself.}}',
                { count: at.markedOpenCount },
              )}
          </p>
        </div>
        <DraftList runId={id} onDecided={(next) => client.setQueryData(readRun.queryKey, next)} />
      </>
    )
  }

  function cancelButton() {
    return (
      <button
        type="button"
        className="button"
        disabled={step.isPending}
        onClick={() => step.mutate(cancelRunCall)}
      >
        {t('Cancel')}
      </button>
    )
  }

  function publishedText(at: DescriptionRun): string {
    const published = t('{count, plural, one {# text was published.} other {# texts were published.}}', {
      count: at.acceptedCount - at.skippedCount,
    })
    const skipped = t(
      '{count, plural, one {# was left out, since the partner had changed meanwhile.} other {# were left out, since the partners had changed meanwhile.}}',
      { count: at.skippedCount },
    )
    return at.skippedCount > 0 ? `${published} ${skipped}` : published
  }
}
