import { type ReactNode, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { FormField, With } from '../../../../shared/partner-fields/field-names.ts'
import { PARTNER_FIELDS } from '../../../../shared/partner-fields/partner-fields.ts'
import { TextAreaField, TextField } from '../../../../ui/fields/form-fields.tsx'
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

const SITES = Object.entries(PARTNER_FIELDS.socialMedia.csv) as [
  keyof typeof PARTNER_FIELDS.socialMedia.csv,
  string,
][]

export function LinksField({ label }: { label: string }) {
  const { register, formState } = useFormContext<PartnerFormValues>()
  return (
    <fieldset className="social-links">
      <legend>{label}</legend>
      <div className="field-row">
        {SITES.map(([site, name]) => (
          <TextField
            key={site}
            {...register(`socialMedia.${site}`)}
            label={t(name)}
            error={formState.errors.socialMedia?.[site]?.message}
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </div>
    </fieldset>
  )
}

export type LinesFieldName = Extract<FormField, With<'kind', 'services' | 'sentences'>>

type LinesFieldProps = {
  name: LinesFieldName
  label: string
  hint: ReactNode
  placeholder: string | undefined
  error: string | undefined
}

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

export function LinesField({ name, error, ...shown }: LinesFieldProps) {
  const { field, fieldState } = useController<PartnerFormValues, LinesFieldName>({ name })
  const [typed, setTyped] = useState('')
  const inItems = Array.isArray(fieldState.error) ? fieldState.error.find(Boolean)?.message : undefined
  const stored = field.value.join('\n')
  return (
    <TextAreaField
      {...field}
      {...shown}
      error={error ?? inItems}
      rows={Math.max(3, field.value.length + 1)}
      // Blank lines are only typed, not stored.
      value={linesOf(typed).join('\n') === stored ? typed : stored}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        field.onChange(linesOf(currentTarget.value))
      }}
    />
  )
}
