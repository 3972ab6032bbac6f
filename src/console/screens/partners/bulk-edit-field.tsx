import type { ComponentProps } from 'react'
import type { BulkField } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import { SelectField, TextAreaField, TextField } from '../../../ui/fields/form-fields.tsx'
import { useTranslate } from '../../text.tsx'

type BulkEditFieldProps = { name: BulkField; error: string | undefined } & Omit<
  ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>,
  'name'
>

/** Blank changes nothing. */
export function BulkEditField({ name, ...control }: BulkEditFieldProps) {
  const t = useTranslate()
  const field = fieldOf(name)
  const shown = { ...control, name, label: t(field.label) }
  switch (field.kind) {
    case 'flag':
      return (
        <SelectField {...shown}>
          <option value="">{t('No change')}</option>
          <option value="true">{t('Yes')}</option>
          <option value="false">{t('No')}</option>
        </SelectField>
      )
    case 'paragraphs':
      return <TextAreaField {...shown} />
    case 'count':
      return <TextField {...shown} type="number" inputMode="numeric" min={0} />
    default:
      return <TextField {...shown} autoComplete="off" />
  }
}
