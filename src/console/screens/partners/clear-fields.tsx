import type { BulkField } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import { t } from '../../text.ts'
import { CLEARABLE_FIELDS } from './bulk-edit-values.ts'

type ClearFieldsProps = {
  cleared: readonly BulkField[]
  onChange: (cleared: readonly BulkField[]) => void
}

/** Fields to empty. */
export function ClearFields({ cleared, onChange }: ClearFieldsProps) {
  return (
    <fieldset className="partner-lacks">
      <legend>{t('Clear these fields')}</legend>
      {CLEARABLE_FIELDS.map((name) => (
        <label key={name} className="partner-lack">
          <input
            type="checkbox"
            className="checkbox"
            aria-label={t('Clear {field}', { field: t(fieldOf(name).label) })}
            checked={cleared.includes(name)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...cleared, name] : cleared.filter((one) => one !== name))
            }
          />
          <span>{t(fieldOf(name).label)}</span>
        </label>
      ))}
    </fieldset>
  )
}
