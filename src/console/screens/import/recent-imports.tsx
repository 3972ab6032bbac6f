import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listImportsCall } from '../../../shared/calls/imports.ts'
import { queryOf } from '../../api.ts'
import { t } from '../../text.ts'
import { momentText } from '../../value-text.ts'
import { stateText } from './import-words.ts'

/** All administrators' and the command's. */
export function RecentImports() {
  const { data } = useQuery({ ...queryOf(listImportsCall), refetchOnMount: 'always' })
  if (!data || data.length === 0) return null
  return (
    <section className="import-part" aria-labelledby="recent-imports">
      <h2 id="recent-imports">{t('Recent imports')}</h2>
      <ul className="import-recent">
        {data.map((job) => (
          <li key={job.id}>
            <Link to={`/admin/partners/import/${job.id}`}>{job.fileName}</Link>
            <span>{stateText(job)}</span>
            <span className="soft">
              {t('{moment} by {name}', { moment: momentText(job.createdAt), name: job.userName })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
