import './column-mapping.css'
import { useState } from 'react'
import {
  IMPORT_FIELDS,
  type ImportColumn,
  type ImportField,
  type ImportReport,
} from '../../../shared/import.ts'
import { useTranslate } from '../../text.tsx'
import { fieldText } from './import-words.ts'
import type { ImportAtWork } from './use-import.ts'

/** The field of each column, as recognised or chosen. */
export function ColumnMapping({ at, report }: { at: ImportAtWork; report: ImportReport }) {
  const t = useTranslate()
  // Once opened it stays so while columns are chosen.
  const [isOpen, setOpen] = useState(report.missingFields.length > 0)
  const used = report.columns.filter((column) => column.field !== null).length
  const isMissing = report.missingFields.length > 0
  const missing = report.missingFields.map((field) => fieldText(t, field)).join(', ')
  return (
    <section className="import-part" aria-labelledby="import-columns">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h2 id="import-columns">{t('Columns')}</h2>
          <span className="import-used">
            {t('{used} of {count} are used', { used, count: report.columns.length })}
            {report.isMappingRemembered && ` · ${t('as in the last file with these headings')}`}
          </span>
          <span className="import-open">{isOpen ? t('Close') : t('Look and change')}</span>
        </summary>
        {isMissing && (
          <p className="notice danger" role="alert">
            {t('No column was recognised for: {missing}.', { missing })}
          </p>
        )}
        <table className="import-columns">
          <thead>
            <tr>
              <th scope="col">{t('In the file')}</th>
              <th scope="col">{t('For example')}</th>
              <th scope="col">{t('Fills')}</th>
            </tr>
          </thead>
          <tbody>
            {report.columns.map((column) => (
              <ColumnRow key={column.position} column={column} onChange={(field) => choose(column, field)} />
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )

  function choose(column: ImportColumn, field: ImportField | null) {
    const mapping: Record<string, ImportField | null> = { [column.position]: field }
    // The column that had the field loses it.
    const former = report.columns.find((other) => other.field === field && other.position !== column.position)
    if (field && former) mapping[former.position] = null
    at.change({ mapping })
  }
}

function ColumnRow({
  column,
  onChange,
}: {
  column: ImportColumn
  onChange: (field: ImportField | null) => void
}) {
  const t = useTranslate()
  const heading = column.heading || t('Column {number}', { number: column.position + 1 })
  return (
    <tr>
      <th scope="row" className="import-heading">
        {heading}
      </th>
      <td className="import-samples">{column.samples.join(' · ') || t('empty')}</td>
      <td className="import-fills">
        <select
          className="input select"
          aria-label={t('{heading} fills', { heading })}
          value={column.field ?? ''}
          onChange={({ target }) => onChange((target.value || null) as ImportField | null)}
        >
          <option value="">{t('Leave out')}</option>
          {IMPORT_FIELDS.map((field) => (
            <option key={field} value={field}>
              {fieldText(t, field)}
            </option>
          ))}
        </select>
        {column.source === 'content' && <span className="import-source">{t('by its cells')}</span>}
      </td>
    </tr>
  )
}
