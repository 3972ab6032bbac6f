import { Link } from 'react-router'
import type { DescriptionRun } from '../../../shared/description-runs.ts'
import { EmptyState } from '../../../ui/states.tsx'
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
          {changeSetId && (
            <button type="button" className="button" disabled={isPending} onClick={() => undo(changeSetId)}>
              {t('Undo')}
            </button>
          )}
          <Link className="button" to="/admin/history">
            {t('History')}
          </Link>
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
          <Link className="button" to="/admin/jobs">
            {t('Try Again or Give Up')}
          </Link>
        </EmptyState>
      )}
      {run.state === 'cancelled' && (
        <EmptyState title={t('Cancelled')} text={partText()}>
          <Link className="button" to="/admin/descriptions">
            {t('Write Descriptions')}
          </Link>
        </EmptyState>
      )}
      {parts}
    </>
  )

  function partText(): string {
    return t(
      '{count, plural, =0 {Nothing of it was published.} one {# text was published.} other {# texts were published.}}',
      {
        count: run.publishedCount - run.skippedCount,
      },
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
