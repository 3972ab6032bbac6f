import { LACKING, type Lacking, readLacking } from '../../../shared/partners/partner-filters.ts'
import { SelectField, TextField } from '../../../ui/fields/form-fields.tsx'
import { t } from '../../text.ts'
import { lackingName } from './lacking-name.ts'
import type { PartnerSearch } from './search-address.ts'

type FilterFieldsProps = { search: PartnerSearch; onChange: (part: PartnerSearch) => void }

const FLAGS = [
  ['active', t('Shown to the public'), t('Active and inactive'), t('Active'), t('Inactive')],
  ['priority', t('Priority'), t('All partners'), t('Priority partners'), t('Regular partners')],
] as const

export function FilterFields({ search, onChange }: FilterFieldsProps) {
  const lacks = readLacking(search.lacks ?? '')
  const toggle = (one: Lacking) => {
    const next = lacks.includes(one) ? lacks.filter((other) => other !== one) : [...lacks, one]
    onChange({ lacks: next.join(',') || undefined })
  }
  return (
    <details className="partner-filters">
      <summary>{t('Filters')}</summary>
      <div className="partner-filter-fields">
        {FLAGS.map(([name, label, all, yes, no]) => (
          <SelectField
            key={name}
            label={label}
            value={search[name] ?? ''}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value || undefined })}
            options={Object.entries({ '': all, yes, no })}
          />
        ))}
        <TextField
          label={t('Details not confirmed since')}
          type="date"
          value={search.confirmedBefore ?? ''}
          onChange={({ currentTarget }) => onChange({ confirmedBefore: currentTarget.value || undefined })}
        />
        <fieldset className="partner-lacks">
          <legend>{t('Without')}</legend>
          {/* `text` comes from the dashboard only. */}
          {LACKING.filter((one) => one !== 'text' || lacks.includes(one)).map((one) => (
            <label key={one} className="partner-lack">
              <input
                type="checkbox"
                className="checkbox"
                checked={lacks.includes(one)}
                onChange={() => toggle(one)}
              />
              <span>{lackingName(one)}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </details>
  )
}
