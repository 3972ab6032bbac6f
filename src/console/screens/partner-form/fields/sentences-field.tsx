import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import type { FormField, With } from '../../../../shared/partner-fields/field-names.ts'
import { TextAreaField } from '../../../../ui/fields/form-fields.tsx'
import type { PartnerFormValues } from '../form-values.ts'

export type SentencesFieldName = Extract<FormField, With<'kind', 'sentences'>>

type SentencesFieldProps = {
  name: SentencesFieldName
  label: string
  hint: ReactNode
  error: string | undefined
}

/** One a line. */
export function SentencesField({ name, error, ...shown }: SentencesFieldProps) {
  const { field, fieldState } = useController<PartnerFormValues, SentencesFieldName>({ name })
  const inItems = Array.isArray(fieldState.error) ? fieldState.error.find(Boolean)?.message : undefined
  return (
    <TextAreaField
      {...field}
      {...shown}
      error={error ?? inItems}
      rows={3}
      value={field.value.join('\n')}
      onChange={({ currentTarget }) => field.onChange(currentTarget.value.split('\n'))}
    />
  )
}
