import { Link } from 'react-router'
import { EmptyState } from '../../../ui/states.tsx'
import { Button, ButtonLink } from '../../parts.tsx'
import { t } from '../../text.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import { FailedRowsButton } from './import-parts.tsx'
import type { ImportAtWork } from './use-import.ts'

export function ImportEnd({ at }: { at: ImportAtWork }) {
  const undo = useUndo()
  const { job } = at
  const { report, changeSetId } = job
  const another = (
    <Link
      className={job.state === 'done' && !job.isUndone ? 'button' : 'button filled'}
      to="/admin/partners/import"
    >
      {t('Import another file')}
    </Link>
  )
  if (job.state === 'cancelled') return <EmptyState title={t('Cancelled')}>{another}</EmptyState>
  if (job.state === 'failed')
    return (
      <EmptyState title={t('This file could not be imported')} text={<span role="alert">{job.error}</span>}>
        {another}
      </EmptyState>
    )
  if (job.isUndone)
    return (
      <EmptyState title={t('Undone')}>
        {another}
        {undo.parts}
      </EmptyState>
    )
  return (
    <>
      <EmptyState title={title()} text={detail()}>
        <ButtonLink label={t('Partner Management')} className="button filled" to="/admin/partners" />
        {another}
        {changeSetId && (
          <Button
            label={undo.isPending ? t('Undoing...') : t('Undo')}
            disabled={undo.isPending}
            onClick={() => undo.undo(changeSetId)}
          />
        )}
      </EmptyState>
      {undo.parts}
      {report && report.refusedCount > 0 && (
        <section className="import-part">
          <h2>{t('Left out')}</h2>
          <p className="soft">
            {t('{count, plural, one {# row could not be imported.} other {# rows could not be imported.}}', {
              count: report.refusedCount,
            })}
          </p>
          {job.hasFile && <FailedRowsButton jobId={job.id} />}
        </section>
      )}
    </>
  )

  function title() {
    return t(
      '{count, plural, =0 {Nothing had to be changed} one {Imported # partner} other {Imported # partners}}',
      { count: job.doneCount },
    )
  }

  function detail() {
    if (!report) return undefined
    const parts = [
      report.createCount > 0 && t('{count, number} new', { count: report.createCount }),
      report.updateCount > 0 && t('{count, number} changed', { count: report.updateCount }),
      report.unchangedCount > 0 && t('{count, number} unchanged', { count: report.unchangedCount }),
      report.sampleRemovedCount > 0 &&
        t('{count, number} sample partners taken out', { count: report.sampleRemovedCount }),
    ]
    return parts.filter(Boolean).join(' · ')
  }
}
