import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { PartnerInput } from '../../../shared/partners/admin-partner.ts'
import { differingFields, type PartnerFormValues } from './form-values.ts'

/** Body of the call. */
export type CheckedPartner = z.output<typeof PartnerInput>

/**
 * Returns the resolver. A new partner (null) is checked as a whole, a stored one only in changed fields: stored
 * values never block a change.
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
