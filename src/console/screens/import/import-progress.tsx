import { ProgressBar } from '../../../ui/states.tsx'
import { Button } from '../../button.tsx'
import { t } from '../../text.ts'
import type { ImportAtWork } from './use-import.ts'

/** The import goes on without the screen. */
export function ImportProgress({ at }: { at: ImportAtWork }) {
  const { job, cancel, isCancelling } = at
  const total = job.totalCount ?? 0
  const isRead = job.state !== 'writing' && job.doneCount >= total
  return (
    <section className="import-progress" aria-busy="true">
      <ProgressBar label={label()} value={job.doneCount} max={isRead || total === 0 ? null : total} />
      <p className="soft">
        {job.state === 'writing'
          ? t('All or nothing: until the end it can be cancelled.')
          : t('Nothing is written yet. You may leave.')}
      </p>
      <Button
        label={isCancelling ? t('Cancelling...') : t('Cancel')}
        disabled={isCancelling}
        onClick={cancel}
      />
    </section>
  )

  function label() {
    const values = { done: job.doneCount.toLocaleString('en-US'), total: total.toLocaleString('en-US') }
    if (job.state === 'writing') return t('Importing {done} of {total} partners', values)
    if (job.doneCount === 0) return t('Reading the file...')
    return isRead
      ? t('Comparing {total} rows with the directory...', values)
      : t('Checking {done} of {total} rows', values)
  }
}
