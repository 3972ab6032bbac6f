import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { listRowsCall } from '../../../shared/calls/imports.ts'
import type { ImportReport, ImportRow, RowsShown } from '../../../shared/import.ts'
import { Select } from '../../../ui/fields/form-fields.tsx'
import { usePages } from '../../api.ts'
import { Choice, ShowMore, Waiting } from '../../parts.tsx'
import { t, valueText } from '../../text.ts'
import { TakeOrLeave } from './import-parts.tsx'
import { doubtText, fieldText } from './import-words.ts'
import type { ImportAtWork } from './use-import.ts'

type RowsProps = {
  at: ImportAtWork
  report: ImportReport
  /** A change refetches the rows. */
  stamp: string
}

export function Rows({ at, report, stamp }: RowsProps) {
  const kinds: [RowsShown, number, string][] = [
    ['update', report.updateCount, t('Changed')],
    ['create', report.createCount, t('New')],
    ['doubtful', report.doubtfulCount, t('Doubtful')],
    ['left', report.leftOutCount, t('Left out')],
    ['unchanged', report.unchangedCount, t('Unchanged')],
    ['refused', report.refusedCount, t('Cannot be imported')],
    ['repaired', report.repairedCount, t('Put right')],
  ]
  const filled = kinds.filter(([, count]) => count > 0)
  const [chosen, setChosen] = useState<RowsShown | null>(null)
  const show = filled.find(([kind]) => kind === chosen)?.[0] ?? filled[0]?.[0]
  const [doubt, setDoubt] = useState('')
  const pages = usePages(
    listRowsCall,
    (from?: number) => ({
      params: { id: at.job.id },
      query: { show: show ?? 'create', from, doubt: (show === 'doubtful' && doubt) || undefined },
    }),
    ({ next }) => next,
    // An answer to one row must not move the others.
    { stamp, enabled: show !== undefined, placeholderData: keepPreviousData },
  )
  const { data } = pages
  if (!show) return null
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <section className="import-part" aria-labelledby="import-rows">
      <h2 id="import-rows">{t('Rows')}</h2>
      <div className="import-filters">
        <Choice
          label={t('Rows to show')}
          className="import-kinds"
          choices={filled.map(([kind, count, name]) => [
            kind,
            t('{name} ({count, number})', { name, count }),
          ])}
          value={show}
          onChange={setChosen}
        />
        {show === 'doubtful' && report.doubts.length > 1 && (
          <Select
            aria-label={t('Doubt')}
            value={doubt}
            onChange={({ target }) => setDoubt(target.value)}
            options={[['', t('All')], ...report.doubts.map(({ kind }) => [kind, doubtText(kind)] as const)]}
          />
        )}
      </div>
      <Waiting query={pages} loading={t('Loading...')} failed={t('The rows could not be read')} />
      {data && (
        <ul className="import-rows">
          {rows.map((row) => (
            <RowPreview key={row.line} row={row} at={at} show={show} />
          ))}
        </ul>
      )}
      <ShowMore pages={pages} label={t('Show more rows')} />
    </section>
  )
}

function RowPreview({ row, at, show }: { row: ImportRow; at: ImportAtWork; show: RowsShown }) {
  const { values, changed, before, action } = row
  const names = {
    create: t('New'),
    update: t('Changed'),
    unchanged: t('Unchanged'),
    refused: t('Cannot be imported'),
    left: t('Left out'),
  }
  const nameOf = (field: string) => fieldText(field)
  const place = [values.city, values.state, values.zipCode].filter(Boolean).join(', ')
  const facts = [values.address, place, values.phone, values.email, values.website].filter(Boolean)
  const isOfRepairs = show === 'repaired'
  const findings = row.findings.filter(({ kind }) => (kind === 'repaired') === isOfRepairs)
  const isDoubtful = !isOfRepairs && findings.length > 0 && ['create', 'update', 'left'].includes(action)
  const ownAnswer = at.job.options.doubts.lines[row.line]
  return (
    <li>
      <span className="import-line">{t('Line {line}', { line: row.line.toLocaleString('en-US') })}</span>
      <div>
        <p>
          <strong className="import-row-name">{String(values.name ?? '–')}</strong>
          {action !== show && (
            <span className="import-action" data-action={action}>
              {names[action]}
            </span>
          )}
        </p>
        <p className="soft import-facts">
          {facts.map((fact, number) => (
            <span key={String(fact)}>{`${fact}${number < facts.length - 1 ? ' · ' : ''}`}</span>
          ))}
        </p>
        {action === 'update' && (
          <dl className="import-changes">
            {changed.map((field) => (
              <div key={field}>
                <dt>{fieldText(field)}</dt>
                <dd>
                  <del>{valueText(before[field], nameOf)}</del> <ins>{valueText(values[field], nameOf)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {findings.map(({ field, message }) => (
          <p key={`${field} ${message}`} className="import-row-finding">
            {field !== null && !isOfRepairs && <strong>{fieldText(field)} </strong>}
            {message}
          </p>
        ))}
        {isDoubtful && (
          <TakeOrLeave
            what={t('Line {line}', { line: row.line.toLocaleString('en-US') })}
            answer={ownAnswer ?? (action === 'left' ? 'leave' : null)}
            isDisabled={at.isChanging || at.isBusy}
            onAnswer={(answer) => at.change({ doubts: { lines: { [row.line]: answer } } })}
          />
        )}
      </div>
    </li>
  )
}
