import './import.css'
import { useLocation, useNavigate, useParams } from 'react-router'
import { listImportsCall } from '../../../shared/calls/imports.ts'
import { useFresh } from '../../api.ts'
import { RecentList, Screen, Waiting } from '../../parts.tsx'
import { RunProgress } from '../../run/run.tsx'
import { t } from '../../text.ts'
import { ChooseFile } from './choose-file.tsx'
import { ImportEnd } from './import-end.tsx'
import { ImportReview } from './import-review.tsx'
import { stateText } from './import-words.ts'
import { type ImportAtWork, useImport } from './use-import.ts'

/** Without id chooses a file; with it follows its import. */
export function Component() {
  const { id } = useParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const handed: unknown = (state as { file?: unknown } | null)?.file

  const { data: recent = [] } = useFresh(listImportsCall, undefined, { enabled: id === undefined })

  if (id) return <OneImport key={id} id={id} />
  return (
    <Screen title={t('Import Partners')}>
      <ChooseFile
        handed={handed instanceof File ? handed : null}
        onUploaded={(job) => navigate(`/admin/partners/import/${job.id}`, { replace: true })}
      />
      <RecentList
        title={t('Recent imports')}
        of={recent.map((job) => ({
          ...job,
          to: `/admin/partners/import/${job.id}`,
          name: job.fileName,
          state: stateText(job),
        }))}
      />
    </Screen>
  )
}

function OneImport({ id }: { id: string }) {
  const found = useImport(id)
  const { job } = found
  return (
    <Screen title={t('Import Partners')} lead={job ? describe() : '\u00a0'}>
      <Waiting
        query={found.query}
        loading={t('Loading import...')}
        failed={t('The import could not be read')}
      />
      {job && <Step at={{ ...found, job }} />}
    </Screen>
  )

  function describe() {
    const count = job?.report?.rowCount ?? job?.totalCount ?? 0
    return t('{file} · {count, plural, one {# row} other {# rows}}', { file: job?.fileName ?? '', count })
  }
}

function Step({ at }: { at: ImportAtWork }) {
  const { state, report } = at.job
  if (state === 'done' || state === 'failed' || state === 'cancelled') return <ImportEnd at={at} />
  if (state === 'writing' || !report) return <ImportProgress at={at} />
  return <ImportReview at={at} report={report} />
}

function ImportProgress({ at: { job, cancel, isCancelling } }: { at: ImportAtWork }) {
  const total = job.totalCount ?? 0
  const isWriting = job.state === 'writing'
  const isRead = !isWriting && job.doneCount >= total
  return (
    <RunProgress
      label={label()}
      done={job.doneCount}
      total={isRead || total === 0 ? null : total}
      note={isWriting ? t('All or nothing') : t('Nothing is written yet')}
      isCancelling={isCancelling}
      onCancel={cancel}
    />
  )

  function label() {
    const values = { done: job.doneCount.toLocaleString('en-US'), total: total.toLocaleString('en-US') }
    if (isWriting) return t('Importing {done} of {total} partners', values)
    if (job.doneCount === 0) return t('Reading the file...')
    return isRead
      ? t('Comparing {total} rows with the directory...', values)
      : t('Checking {done} of {total} rows', values)
  }
}
