import {
  IMPORT_MATCHES,
  type ImportMatch,
  type ImportOptions,
  type ImportReport,
} from '../../../shared/import.ts'
import { CheckboxField, SelectField } from '../../../ui/fields/form-fields.tsx'
import { t } from '../../text.ts'
import { FailedRowsButton } from './import-parts.tsx'
import { MATCH_TEXTS } from './import-words.ts'
import type { ImportAtWork } from './use-import.ts'

export function ImportChoices({ at, report }: { at: ImportAtWork; report: ImportReport }) {
  const { options } = at.job
  const modes: [ImportOptions['mode'], string][] = [
    ['create', t('Add new partners')],
    ['update', t('Update partners')],
    ['upsert', t('Update and add')],
  ]
  return (
    <section className="import-part" aria-labelledby="import-how">
      <h2 id="import-how">{t('What to do')}</h2>
      <fieldset className="import-modes">
        <legend className="unseen">{t('What to do')}</legend>
        {modes.map(([mode, name]) => (
          <label key={mode} className="import-mode">
            <input
              className="radio"
              type="radio"
              name="mode"
              checked={options.mode === mode}
              onChange={() => at.change({ mode })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {options.mode !== 'create' && (
        <SelectField
          label={t('Find partners by')}
          value={options.match}
          onChange={({ target }) => at.change({ match: target.value as ImportMatch })}
          hint={t('A blank cell changes nothing.')}
          options={IMPORT_MATCHES.map((match) => [match, MATCH_TEXTS[match]])}
        />
      )}
      {(report.refusedCount > 0 || options.skipInvalid) && (
        <CheckboxField
          label={t(
            '{count, plural, =0 {Leave out rows that cannot be imported} one {Leave out the row that cannot be imported} other {Leave out the # rows that cannot be imported}}',
            { count: report.refusedCount },
          )}
          checked={options.skipInvalid}
          onChange={({ target }) => at.change({ skipInvalid: target.checked })}
        />
      )}
      {report.refusedCount > 0 && <FailedRowsButton jobId={at.job.id} />}
      {report.isSample && (
        <CheckboxField
          label={t('Remove the made-up sample partners too')}
          hint={t('Undo does not bring them back.')}
          checked={options.replaceSample}
          onChange={({ target }) => at.change({ replaceSample: target.checked })}
        />
      )}
    </section>
  )
}
