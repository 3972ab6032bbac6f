import './column-mapping.css'
import { useState } from 'react'
import {
  IMPORT_FIELDS,
  type ImportColumn,
  type ImportField,
  type ImportReport,
} from '../../../shared/import.ts'
import { CheckboxField } from '../../../ui/fields/form-fields.tsx'
import { useTranslate } from '../../text.tsx'
import { fieldText } from './import-words.ts'
import type { ImportAtWork } from './use-import.ts'

/** Recognised or chosen. */
export function ColumnMapping({ at, report }: { at: ImportAtWork; report: ImportReport }) {
  const t = useTranslate()
  const isMissing = report.missingFields.length > 0
  const isGuessed = report.guessedFields.length > 0
  // Stays open while columns are chosen.
  const [isOpened, setOpen] = useState(false)
  const isOpen = isOpened || isMissing || isGuessed || report.hiddenRowCount > 0
  const used = report.columns.filter((column) => column.field !== null).length
  const missing = report.missingFields.map((field) => fieldText(t, field)).join(', ')
  return (
    <section className="import-part" aria-labelledby="import-columns">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h2 id="import-columns">{t('Columns')}</h2>
          <span className="import-used">
            {t('{used} of {count} are used', { used, count: report.columns.length })}
            {report.sheet !== null && ` · ${t('from the sheet “{sheet}”', { sheet: report.sheet })}`}
            {report.isMappingRemembered && ` · ${t('as in the last file with these headings')}`}
          </span>
          <span className="import-open">{isOpen ? t('Close') : t('Look and change')}</span>
        </summary>
        {report.otherSheets.length > 0 && (
          <p className="notice">
            {t('Other sheets of this workbook are not read: {sheets}.', {
              sheets: report.otherSheets.join(', '),
            })}
          </p>
        )}
        {report.hiddenRowCount > 0 && (
          <p className="notice">
            {t(
              '{count, plural, one {# row is hidden in this sheet. It is} other {# rows are hidden in this sheet. They are}} read like the others.',
              { count: report.hiddenRowCount },
            )}
          </p>
        )}
        {isMissing && (
          <p className="notice danger" role="alert">
            {t('No column was recognised for: {missing}.', { missing })}
          </p>
        )}
        {isGuessed && !isMissing && (
          <div className="notice import-ask" role="alert">
            <p>{t('Please check the columns marked as guessed. They are remembered for the next file.')}</p>
            <button type="button" className="button" disabled={at.isChanging} onClick={confirm}>
              {t('These columns are right')}
            </button>
          </div>
        )}
        {report.titles.length > 0 && (
          <p className="soft">
            {t('Left out above the headings: {titles}', { titles: report.titles.join(' · ') })}
          </p>
        )}
        <CheckboxField
          label={t('The first row is data: the file has no headings')}
          checked={at.job.options.isFirstRowData}
          onChange={({ target }) => at.change({ isFirstRowData: target.checked })}
        />
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

  function confirm() {
    const columns = report.columns.map(({ position, field }) => [String(position), field] as const)
    at.change({ mapping: Object.fromEntries(columns) })
  }

  function choose(column: ImportColumn, field: ImportField | null) {
    const mapping: Record<string, ImportField | null> = { [column.position]: field }
    // The field's former column loses it.
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
        {!column.isSure && (
          <span className="import-source">
            {column.source === 'content' ? t('guessed by its cells') : t('guessed by its heading')}
          </span>
        )}
      </td>
    </tr>
  )
}
