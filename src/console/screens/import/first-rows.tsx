import type { ImportPreviewRow, ImportReport } from '../../../shared/import.ts'
import { useTranslate } from '../../text.tsx'
import { valueText } from '../../value-text.ts'
import { fieldText } from './import-words.ts'

/** The first rows as they would be stored; changed values with the present ones. */
export function FirstRows({ report }: { report: ImportReport }) {
  const t = useTranslate()
  return (
    <section className="import-part" aria-labelledby="import-first">
      <h2 id="import-first">{t('The first rows')}</h2>
      <ul className="import-rows">
        {report.preview.map((row) => (
          <FirstRow key={row.line} row={row} />
        ))}
      </ul>
    </section>
  )
}

function FirstRow({ row }: { row: ImportPreviewRow }) {
  const t = useTranslate()
  const { values, changed, before, action } = row
  const names = {
    create: t('New'),
    update: t('Changed'),
    unchanged: t('Unchanged'),
    refused: t('Cannot be imported'),
  }
  const nameOf = (field: string) => fieldText(t, field)
  const place = [values.city, values.state, values.zipCode].filter(Boolean).join(', ')
  const facts = [values.address, place, values.phone, values.email, values.website].filter(Boolean)
  return (
    <li>
      <span className="import-line">{t('Line {line}', { line: row.line.toLocaleString('en-US') })}</span>
      <div>
        <p>
          <strong className="import-row-name">{String(values.name ?? '–')}</strong>
          <span className="import-action" data-action={action}>
            {names[action]}
          </span>
        </p>
        <p className="soft">{facts.map(String).join(' · ')}</p>
        {action === 'update' && (
          <dl className="import-changes">
            {changed.map((field) => (
              <div key={field}>
                <dt>{fieldText(t, field)}</dt>
                <dd>
                  <del>{valueText(t, before[field], nameOf)}</del>{' '}
                  <ins>{valueText(t, values[field], nameOf)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}
