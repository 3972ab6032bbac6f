import type { ReactNode } from 'react'
import { type FlagWord, IMPORT_FIELDS, type ImportColumn, type ImportField } from '../../../shared/import.ts'
import { Select } from '../../../ui/fields/form-fields.tsx'
import { t } from '../../text.ts'
import { columnText, fieldText } from './import-words.ts'

/** `means` heads what is chosen. */
export function ColumnTable({ means, children }: { means: string; children: ReactNode }) {
  return (
    <table className="import-columns">
      <thead>
        <tr>
          {[t('In the file'), t('For example'), means].map((heading) => (
            <th key={heading} scope="col" className="label">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

type FieldSelectProps = {
  column: ImportColumn
  field: ImportField | null
  onChange: (field: ImportField | null) => void
}

/** A file's column, three cells, and what it fills. */
export function FieldSelect({ column, field, onChange }: FieldSelectProps) {
  const heading = columnText(column)
  return (
    <tr>
      <th scope="row" className="import-heading">
        {heading}
      </th>
      <td className="import-samples">{column.samples.join(' · ') || t('empty')}</td>
      <td className="import-fills">
        <Select
          aria-label={t('{heading} fills', { heading })}
          value={field ?? ''}
          onChange={({ target }) => onChange((target.value || null) as ImportField | null)}
          options={[['', t('Leave out')], ...IMPORT_FIELDS.map((each) => [each, fieldText(each)] as const)]}
        />
        {column.candidate && (
          <span className="import-source">
            {t('perhaps {field}', { field: fieldText(column.candidate) })}
          </span>
        )}
      </td>
    </tr>
  )
}

type WordSelectProps = {
  heading: string
  word: FlagWord
  /** Null: unanswered. */
  isYes: boolean | null
  onChange: (isYes: boolean) => void
}

/** A word of a yes-or-no column, how often, and its meaning. */
export function WordSelect({ heading, word: { field, word, count }, isYes, onChange }: WordSelectProps) {
  const shown = word === '' ? t('blank') : `“${word}”`
  const [yes, no] = field === 'isActive' ? [t('Shown to visitors'), t('Not shown')] : [t('Yes'), t('No')]
  const meanings = Object.entries({ true: yes, false: no })
  return (
    <tr>
      <th scope="row" className="import-heading">
        {`${heading}: ${shown}`}
      </th>
      <td className="import-samples">{t('{count, plural, one {# row} other {# rows}}', { count })}</td>
      <td className="import-fills">
        <Select
          aria-label={t('{heading} {word} means', { heading, word: shown })}
          value={isYes === null ? '' : String(isYes)}
          onChange={({ target }) => onChange(target.value === 'true')}
          options={isYes === null ? [['', t('Please choose')], ...meanings] : meanings}
        />
      </td>
    </tr>
  )
}
