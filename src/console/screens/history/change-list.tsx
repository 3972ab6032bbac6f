import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { readChangeSetCall } from '../../../shared/calls/history.ts'
import type { Change, ChangeSet } from '../../../shared/history/history.ts'
import { pagesOf } from '../../api.ts'
import { ShowMore, Waiting } from '../../parts.tsx'
import { t, valueText } from '../../text.ts'
import { namedFields } from './field-texts.ts'

export function ChangeList({ set }: { set: ChangeSet }) {
  const pages = useInfiniteQuery(
    pagesOf(
      readChangeSetCall,
      (after = 0) => ({ params: { id: set.id }, query: { after: String(after) } }),
      ({ nextCursor }) => nextCursor,
    ),
  )
  const changes = pages.data?.pages.flatMap((page) => page.changes) ?? []
  return (
    <>
      <Waiting query={pages} loading={t('Loading changes...')} failed={t('The changes could not be read')} />
      <ul>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} set={set} />
        ))}
      </ul>
      <ShowMore
        pages={pages}
        label={t('Show more of {count, number}', { count: set.itemCount })}
        className="link-button"
      />
    </>
  )
}

function ChangeRow({ change, set }: { change: Change; set: ChangeSet }) {
  const { before, after } = change
  const label = change.label || set.subject
  const canOpen = set.entity === 'partner' && after !== null
  return (
    <li className="change">
      <h3>
        {canOpen ? <Link to={`/admin/partners/${change.entityId}/edit`}>{label}</Link> : label}
        {!before && <span className="badge outline">{t('Added')}</span>}
        {!after && <span className="badge outline">{t('Deleted')}</span>}
      </h3>
      {before && after ? (
        <Difference before={before} after={after} />
      ) : (
        <details>
          <summary className="link-button quiet">{t('All fields')}</summary>
          <AllFields fields={before ?? after ?? {}} />
        </details>
      )}
    </li>
  )
}

type Fields = Record<string, unknown>

function Difference({ before, after }: { before: Fields; after: Fields }) {
  return (
    <dl className="change-fields">
      {namedFields(Object.keys(after)).map(([field, name]) => (
        <div key={field}>
          <dt>{name}</dt>
          <dd>
            <del>
              <span className="unseen">{t('Before:')} </span>
              {valueText(before[field])}
            </del>
            <ins>
              <span className="unseen">{t('After:')} </span>
              {valueText(after[field])}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function AllFields({ fields }: { fields: Fields }) {
  const empty = valueText(null)
  const shown = namedFields(Object.keys(fields))
    .map(([field, name]) => [field, name, valueText(fields[field])] as const)
    .filter(([, , text]) => text !== empty)
  return (
    <dl className="change-fields">
      {shown.map(([field, name, text]) => (
        <div key={field}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
