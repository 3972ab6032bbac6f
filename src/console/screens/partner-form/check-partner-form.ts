import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { PartnerInput } from '../../../shared/partners/admin-partner.ts'
import { differingFields, type PartnerFormValues } from './form-values.ts'

/** What the form gives once it is checked: the body of the call. */
export type CheckedPartner = z.output<typeof PartnerInput>

/**
 * How the form is checked: that of a new partner (null) as a whole, that of a stored one in the fields that differ from
 * what is stored. What is stored already stays as it is, so it never holds up a change of something else.
 */
export function checkPartnerForm(
  stored: PartnerFormValues | null,
): Resolver<PartnerFormValues, unknown, CheckedPartner> {
  if (!stored) return zodResolver(PartnerInput) as never
  const resolve: Resolver<PartnerFormValues, unknown, CheckedPartner> = zodResolver(
    PartnerInput.partial(),
  ) as never
  return (values, context, options) => {
    const changed = differingFields(stored, values).map((field) => [field, values[field]])
    return resolve(Object.fromEntries(changed) as PartnerFormValues, context, options)
  }
}
