import { isTextField } from '../../../shared/partner-fields/field.ts'
import type { FormField } from '../../../shared/partner-fields/field-names.ts'
import { FORM_FIELDS } from '../../../shared/partner-fields/form-rows.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import type { GivenValueOf } from '../../../shared/partner-fields/values.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { fromSiteRoot } from '../../../shared/paths.ts'

export type PartnerFormValues = { [Name in FormField]: GivenValueOf<Name> }

/** Null: a new one. Carries ratings along; the URL rule needs own pictures' leading slash. */
export function toFormValues(partner: AdminPartner | null): PartnerFormValues {
  const entries = FORM_FIELDS.map((name) => [name, toFormValue(name, partner?.[name] ?? null)])
  return Object.fromEntries(entries) as PartnerFormValues
}

/** Not `unknown`: the switch must name each kind. */
function toFormValue(name: FormField, stored: AdminPartner[FormField]): NonNullable<unknown> | null {
  const field = fieldOf(name)
  if (field.kind === 'picture') return fromSiteRoot((stored ?? '') as string)
  if (isTextField(field)) return stored ?? ''
  switch (field.kind) {
    case 'count':
    case 'flag':
      return stored ?? field.initial
    case 'rating':
    case 'reviewCount':
    case 'price':
    case 'point':
      return stored
    case 'services':
    case 'sentences':
    case 'choices':
      return [...new Set((stored ?? []) as string[])]
    case 'links':
      return { ...noLinks(field.csv), ...(stored as object | null) }
    case 'id':
    case 'slug':
    case 'moment':
      return stored ?? ''
  }
}

const noLinks = (csv: object | true | undefined) =>
  Object.fromEntries(Object.keys(csv ?? {}).map((site) => [site, '']))

export function differingFields(a: PartnerFormValues, b: PartnerFormValues): FormField[] {
  return FORM_FIELDS.filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]))
}
