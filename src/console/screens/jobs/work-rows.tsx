import { Link } from 'react-router'
import { giveUpWorkCall, listWorkCall, retryWorkCall } from '../../../shared/calls/work.ts'
import type { WorkItem } from '../../../shared/work.ts'
import { ProgressBar } from '../../../ui/states.tsx'
import { call, useChange } from '../../api.ts'
import { Button } from '../../parts.tsx'
import { momentText, t } from '../../text.ts'

type WorkRowsProps = { state: WorkItem['state']; count: number; items: readonly WorkItem[] }

export function WorkRows({ state, count, items }: WorkRowsProps) {
  const id = `work-${state}`
  return (
    <section className="jobs-part" aria-labelledby={id}>
      <h2 id={id}>
        {STATE_TEXTS[state]} <span className="jobs-count">{count.toLocaleString('en-US')}</span>
      </h2>
      {items.length === 0 ? (
        <p className="soft">{NONE_TEXTS[state]}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <WorkRow key={`${item.kind}-${item.id}`} item={item} />
          ))}
        </ul>
      )}
      {items.length < count && (
        <p className="soft">{t('The newest {shown} are listed.', { shown: items.length })}</p>
      )}
    </section>
  )
}

function WorkRow({ item }: { item: WorkItem }) {
  const { kind, id, title } = item
  const act = useChange(
    (definition: typeof retryWorkCall | typeof giveUpWorkCall) => call(definition, { params: { kind, id } }),
    { outdates: [listWorkCall] },
  )
  return (
    <li className="work-item">
      <div className="work-text">
        <h3>{item.link ? <Link to={item.link}>{title}</Link> : title}</h3>
        <p className="soft">{factsText()}</p>
        {item.reason && <p className="work-reason">{item.reason}</p>}
        {item.progress !== null && item.state === 'running' && (
          <ProgressBar
            label={t('{share}% done', { share: Math.floor(item.progress * 100) })}
            value={item.progress}
            max={1}
          />
        )}
      </div>
      <div className="work-actions">
        {item.canRetry && (
          <Button
            label={t('Try Again')}
            className="action"
            aria-label={t('Try again: {title}', { title })}
            disabled={act.isPending}
            onClick={() => act.mutate(retryWorkCall)}
          />
        )}
        {item.canGiveUp && (
          <Button
            label={t('Give Up')}
            className="action danger"
            aria-label={t('Give up: {title}', { title })}
            disabled={act.isPending}
            onClick={() => act.mutate(giveUpWorkCall)}
          />
        )}
      </div>
    </li>
  )

  function factsText(): string {
    return [
      KIND_TEXTS[kind],
      t('since {moment}', { moment: momentText(item.since) }),
      item.attempts > 1 && t('{count, plural, one {# try} other {# tries}}', { count: item.attempts }),
      item.nextTryAt && t('next try {moment}', { moment: momentText(item.nextTryAt) }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

const KIND_TEXTS: Record<WorkItem['kind'], string> = {
  mail: t('Mail'),
  google: t('Google'),
  texts: t('Texts'),
  import: t('Import'),
  video: t('Video'),
}

const STATE_TEXTS: Record<WorkItem['state'], string> = {
  running: t('Running'),
  waiting: t('Waiting'),
  failed: t('Failed'),
}

const NONE_TEXTS: Record<WorkItem['state'], string> = {
  running: t('Nothing is running.'),
  waiting: t('Nothing is waiting.'),
  failed: t('Nothing has failed.'),
}
