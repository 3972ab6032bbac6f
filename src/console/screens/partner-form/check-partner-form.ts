import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { PartnerInput } from '../../../shared/partners/admin-partner.ts'
import { differingFields, type PartnerFormValues } from './form-values.ts'

export type CheckedPartner = z.output<typeof PartnerInput>

/** New partners (null) are checked whole, stored ones only in changed fields (FORM-5). */
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
