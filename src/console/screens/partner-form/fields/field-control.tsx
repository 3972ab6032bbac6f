import type { ComponentProps, ReactElement } from 'react'
import { type RegisterOptions, useFormContext } from 'react-hook-form'
import { isTextField, type PartnerField } from '../../../../shared/partner-fields/field.ts'
import type { FormField } from '../../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import { CheckboxField, TextAreaField, TextField } from '../../../../ui/fields/form-fields.tsx'
import { t } from '../../../text.ts'
import type { PartnerFormValues } from '../form-values.ts'
import {
  ChoicesField,
  type ChoicesFieldName,
  LinesField,
  type LinesFieldName,
  LinksField,
} from './choices-field.tsx'
import { DescriptionField } from './description-field.tsx'
import { PictureField } from './picture-field.tsx'

type FieldControlProps = {
  name: FormField
  /** Of the states' datalist. */
  regionsId?: string
}

const INPUTS: Partial<Record<PartnerField['kind'], ComponentProps<'input'>>> = {
  phone: { type: 'tel' },
  email: { type: 'email', spellCheck: false },
  webAddress: { inputMode: 'url', spellCheck: false },
  count: { type: 'number', inputMode: 'numeric', min: 0, step: 1 },
  price: { type: 'number', inputMode: 'numeric', min: 1, step: 1 },
}

const numberOr = (empty: number | null) => ({
  setValueAs: (text: unknown) => (text === '' || text === null ? empty : Number(text)),
})

/** By kind. Autofill would enter administrators' own data. */
export function FieldControl({ name, regionsId }: FieldControlProps): ReactElement {
  const { register, formState } = useFormContext<PartnerFormValues>()
  const field = fieldOf(name)
  const label = t(field.label)
  const hint = field.hint && t(field.hint)
  const shown = { label, hint, error: formState.errors[name]?.message as string | undefined }
  const placeholder = field.placeholder && t(field.placeholder)
  const input = (options: RegisterOptions<PartnerFormValues, FormField> = {}) => (
    <TextField
      {...register(name, options)}
      {...shown}
      {...INPUTS[field.kind]}
      isRequired={'required' in field}
      placeholder={placeholder}
      autoComplete="off"
      list={field.kind === 'state' ? regionsId : undefined}
    />
  )
  if (name === 'description' || name === 'longDescription')
    return <DescriptionField name={name} label={label} hint={hint} />
  if (field.kind === 'picture') return <PictureField name={name as 'logoUrl'} label={label} hint={hint} />
  if (field.kind === 'paragraphs') return <TextAreaField {...register(name)} {...shown} />
  if (isTextField(field)) return input()
  switch (field.kind) {
    case 'choices':
      return <ChoicesField name={name as ChoicesFieldName} options={field.options} {...shown} />
    case 'services':
    case 'sentences':
      return (
        <LinesField
          name={name as LinesFieldName}
          {...shown}
          hint={hint ?? t('One a line.')}
          placeholder={placeholder}
        />
      )
    case 'links':
      return <LinksField label={label} />
    case 'flag':
      return <CheckboxField {...register(name)} {...shown} />
    case 'count':
      return input(numberOr(field.initial))
    case 'price':
      return input(numberOr(null))
    case 'point':
    case 'rating':
    case 'reviewCount':
    case 'id':
    case 'slug':
    case 'moment':
      return input()
  }
}
