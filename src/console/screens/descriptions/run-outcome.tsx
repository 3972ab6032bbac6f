import type { DescriptionRun } from '../../../shared/description-runs.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { Button, ButtonLink } from '../../button.tsx'
import { t } from '../../text.ts'
import { useUndo } from '../../undo/use-undo.tsx'

/** Nothing before the run has ended. */
export function RunOutcome({ run }: { run: DescriptionRun }) {
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
