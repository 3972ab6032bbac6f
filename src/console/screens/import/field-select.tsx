import { IMPORT_FIELDS, type ImportColumn, type ImportField } from '../../../shared/import.ts'
import { t } from '../../text.ts'
import { columnText, fieldText } from './import-words.ts'

type FieldSelectProps = {
  column: ImportColumn
  field: ImportField | null
  onChange: (field: ImportField | null) => void
}

/** A row: a column of the file, three of its cells, and what it fills. */
export function FieldSelect({ column, field, onChange }: FieldSelectProps) {
  const heading = columnText(column)
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
          value={field ?? ''}
          onChange={({ target }) => onChange((target.value || null) as ImportField | null)}
        >
          <option value="">{t('Leave out')}</option>
          {IMPORT_FIELDS.map((each) => (
            <option key={each} value={each}>
              {fieldText(each)}
            </option>
          ))}
        </select>
        {column.candidate && (
          <span className="import-source">
            {t('perhaps {field}', { field: fieldText(column.candidate) })}
          </span>
        )}
      </td>
    </tr>
  )
}
