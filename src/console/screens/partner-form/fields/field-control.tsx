import type { ReactElement } from 'react'
import { useFormContext } from 'react-hook-form'
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

const TEXT_INPUTS = {
  phone: { type: 'tel' },
  email: { type: 'email', spellCheck: false },
  webAddress: { inputMode: 'url', spellCheck: false },
} as const

/** By kind. Autofill would enter administrators' own data. */
export function FieldControl({ name, regionsId }: FieldControlProps): ReactElement {
  const { register, formState } = useFormContext<PartnerFormValues>()
  const field = fieldOf(name)
  const label = t(field.label)
  const hint = field.hint && t(field.hint)
  const shown = { label, hint, error: formState.errors[name]?.message as string | undefined }
  const placeholder = field.placeholder && t(field.placeholder)
  switch (field.kind) {
    case 'picture':
      return <PictureField name={name as 'logoUrl'} label={label} hint={hint} />
    case 'paragraphs':
      if (name === 'description' || name === 'longDescription')
        return <DescriptionField name={name} label={label} hint={hint} />
      return <TextAreaField {...register(name)} {...shown} />
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
    case 'price':
      return (
        <TextField
          {...register(name, { setValueAs: (text) => (text === '' || text === null ? null : Number(text)) })}
          {...shown}
          type="number"
          inputMode="numeric"
          placeholder={placeholder}
          min={1}
          step={1}
        />
      )
    case 'links':
      return <LinksField label={label} />
    case 'flag':
      return <CheckboxField {...register(name)} {...shown} />
    case 'count':
      return (
        <TextField
          {...register(name, { setValueAs: (text) => (text === '' ? field.initial : Number(text)) })}
          {...shown}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
        />
      )
    case 'line':
    case 'address':
    case 'state':
    case 'postalCode':
    case 'phone':
    case 'email':
    case 'webAddress':
    case 'hours':
    case 'day':
    case 'point':
    case 'rating':
    case 'reviewCount':
    case 'id':
    case 'slug':
    case 'moment':
      return (
        <TextField
          {...register(name)}
          {...shown}
          {...TEXT_INPUTS[field.kind as keyof typeof TEXT_INPUTS]}
          isRequired={'required' in field}
          placeholder={placeholder}
          autoComplete="off"
          list={field.kind === 'state' ? regionsId : undefined}
        />
      )
  }
}
