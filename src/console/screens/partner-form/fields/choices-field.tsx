import { useFormContext, useWatch } from 'react-hook-form'
import type { FormField, With } from '../../../../shared/partner-fields/field-names.ts'
import { t } from '../../../text.ts'
import type { PartnerFormValues } from '../form-values.ts'

export type ChoicesFieldName = Extract<FormField, With<'kind', 'choices'>>

type ChoicesFieldProps = {
  name: ChoicesFieldName
  label: string
  options: readonly string[]
  error: string | undefined
}

/** What is chosen, and a box for each option behind it. */
export function ChoicesField({ name, label, options, error }: ChoicesFieldProps) {
  const { register } = useFormContext<PartnerFormValues>()
  const chosen = useWatch<PartnerFormValues, ChoicesFieldName>({ name })
  return (
    <fieldset className="choices-field">
      <legend>{label}</legend>
      <details>
        <summary>{chosen.length > 0 ? chosen.map((word) => t(word)).join(', ') : t('None chosen')}</summary>
        <div className="choices">
          {options.map((option) => (
            <label key={option}>
              <input className="checkbox" type="checkbox" value={option} {...register(name)} />
              {t(option)}
            </label>
          ))}
        </div>
      </details>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  )
}
