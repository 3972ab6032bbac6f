import { Link } from 'react-router'
import { readChangeSetCall } from '../../../shared/calls/history.ts'
import type { Change, ChangeSet } from '../../../shared/history/history.ts'
import { usePages } from '../../api.ts'
import { ShowMore, Waiting } from '../../parts.tsx'
import { t, valueText } from '../../text.ts'
import { namedFields } from './field-texts.ts'

export function ChangeList({ set }: { set: ChangeSet }) {
  const pages = usePages(
    readChangeSetCall,
    (after = 0) => ({ params: { id: set.id }, query: { after: String(after) } }),
    ({ nextCursor }) => nextCursor,
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
        <ChangeFields before={before} after={after} />
      ) : (
        <details>
          <summary className="link-button quiet">{t('All fields')}</summary>
          <ChangeFields before={before} after={after} />
        </details>
      )}
    </li>
  )
}

/** An edit's old and new values, else all that is filled in. */
function ChangeFields({ before, after }: Pick<Change, 'before' | 'after'>) {
  const whole = before && after ? null : (before ?? after)
  const fields = namedFields(Object.keys(whole ?? after ?? {})).filter(
    ([field]) => !whole || valueText(whole[field]) !== valueText(null),
  )
  return (
    <dl className="change-fields">
      {fields.map(([field, name]) => (
        <div key={field}>
          <dt>{name}</dt>
          <dd>
            {whole ? (
              valueText(whole[field])
            ) : (
              <>
                <del>
                  <span className="unseen">{t('Before:')} </span>
                  {valueText(before?.[field])}
                </del>
                <ins>
                  <span className="unseen">{t('After:')} </span>
                  {valueText(after?.[field])}
                </ins>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
