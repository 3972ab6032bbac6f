import type { FormField } from '../../../shared/partner-fields/field-names.ts'
import { FORM_FIELDS } from '../../../shared/partner-fields/form-rows.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import { t } from '../../text.ts'
import type { PartnerFormValues } from './form-values.ts'

export function fieldLabels(): Record<FormField, string> {
  const entries = FORM_FIELDS.map((name) => [name, t(fieldOf(name).label)])
  return Object.fromEntries(entries) as Record<FormField, string>
}

export function describeValue(value: PartnerFormValues[FormField]): string {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (typeof value === 'number') return value.toLocaleString()
  const parts = Array.isArray(value)
    ? value
    : typeof value === 'object'
      ? Object.values(value ?? {})
      : [value]
  return parts.filter(Boolean).join('\n') || t('Nothing')
}
