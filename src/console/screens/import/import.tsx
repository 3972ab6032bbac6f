import { LoadFailed } from '../../load-failed.tsx'
import './import.css'
import { useLocation, useNavigate, useParams } from 'react-router'
import { Loading } from '../../../ui/states.tsx'
import { Screen } from '../../screen.tsx'
import { t } from '../../text.ts'
import { ChooseFile } from './choose-file.tsx'
import { ImportEnd } from './import-end.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportReview } from './import-review.tsx'
import { RecentImports } from './recent-imports.tsx'
import { type ImportAtWork, useImport } from './use-import.ts'

/** /admin/partners/import chooses a file; /admin/partners/import/{id} follows it. */
export function Component() {
  const { id } = useParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const handed: unknown = (state as { file?: unknown } | null)?.file

  if (id) return <OneImport key={id} id={id} />
  return (
    <Screen title={t('Import Partners')} lead={t('Nothing is written before you have seen it.')}>
      <ChooseFile
        handed={handed instanceof File ? handed : null}
        onUploaded={(job) => navigate(`/admin/partners/import/${job.id}`, { replace: true })}
      />
      <RecentImports />
    </Screen>
  )
}

function OneImport({ id }: { id: string }) {
  const found = useImport(id)
  const { job, error, refetch } = found
  return (
    <Screen title={t('Import Partners')} lead={job ? describe() : '\u00a0'}>
      {error && !job && (
        <LoadFailed title={t('The import could not be read')} error={error} onRetry={refetch} />
      )}
      {!job && !error && <Loading label={t('Loading import...')} />}
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
