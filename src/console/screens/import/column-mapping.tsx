import './column-mapping.css'
import { useState } from 'react'
import type { ImportColumn, ImportField, ImportReport } from '../../../shared/import.ts'
import { CheckboxField } from '../../../ui/fields/form-fields.tsx'
import { t } from '../../text.ts'
import { ColumnTable, FieldSelect, WordSelect } from './field-select.tsx'
import { LeftOut } from './import-parts.tsx'
import { fieldText, headingOf } from './import-words.ts'
import type { ImportAtWork } from './use-import.ts'

/** Folded unless a required column is missing. */
export function ColumnMapping({ at, report }: { at: ImportAtWork; report: ImportReport }) {
  const isMissing = report.missingFields.length > 0
  // Stays open while columns are chosen.
  const [isOpened, setOpen] = useState(false)
  const isOpen = isOpened || isMissing
  const used = report.columns.filter((column) => column.field !== null).length
  const missing = report.missingFields.map((field) => fieldText(field)).join(', ')
  return (
    <section className="import-part" aria-labelledby="import-columns">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h2 id="import-columns">{t('Columns')}</h2>
          <span className="import-used">
            {t('{used} of {count} are used', { used, count: report.columns.length })}
            {report.sheet !== null && ` · ${t('from the sheet “{sheet}”', { sheet: report.sheet })}`}
            {report.isMappingRemembered && ` · ${t('as last time')}`}
          </span>
          <span className="import-open">{isOpen ? t('Close') : t('Change')}</span>
        </summary>
        {at.job.options.acceptsLeftOut && <LeftOut {...report} />}
        {isMissing && (
          <p className="notice danger" role="alert">
            {t('No column was recognised for: {missing}.', { missing })}
          </p>
        )}
        {report.titles.length > 0 && (
          <p className="soft">{t('Above the headings: {titles}', { titles: report.titles.join(' · ') })}</p>
        )}
        <CheckboxField
          label={t('The file has no headings')}
          checked={at.job.options.isFirstRowData}
          onChange={({ target }) => at.change({ isFirstRowData: target.checked })}
        />
        <ColumnTable means={t('Fills')}>
          {report.columns
            .filter(({ isSure }) => isSure)
            .map((column) => (
              <FieldSelect
                key={column.position}
                column={column}
                field={column.field}
                onChange={(field) => choose(column, field)}
              />
            ))}
          {report.flagWords
            .filter(({ isYes }) => isYes !== null)
            .map((each) => (
              <WordSelect
                key={`${each.field} ${each.word}`}
                heading={headingOf(report.columns, each.field)}
                word={each}
                isYes={each.isYes}
                onChange={(isYes) => at.change({ flagWords: { [each.field]: { [each.word]: isYes } } })}
              />
            ))}
        </ColumnTable>
      </details>
    </section>
  )

  function choose(column: ImportColumn, field: ImportField | null) {
    const mapping: Record<string, ImportField | null> = { [column.position]: field }
    // The field's former column loses it.
    const former = report.columns.find((other) => other.field === field && other.position !== column.position)
    if (field && former) mapping[former.position] = null
    at.change({ mapping })
  }
}
