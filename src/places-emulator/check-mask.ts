import type { ServiceError } from './faults.ts'
import { FIELD_TIERS } from './field-tiers.ts'

/** Its fields, or an error. `isSearch`: paths begin "places.". */
export function readMask(
  mask: string | null,
  isSearch: boolean,
): { fields: string[] } | { error: ServiceError } {
  if (!mask) return { error: invalid('FieldMask is a required parameter.') }
  const fields: string[] = []
  for (const path of mask.split(',')) {
    const field = isSearch ? path.replace(/^places\./, '') : path
    if (isSearch === (field === path) || !FIELD_TIERS.has(field))
      return { error: invalid(`Cannot find matching fields for path '${path}'.`) }
    fields.push(field)
  }
  return { fields }
}

export const invalid = (message: string): ServiceError => ({
  code: 400,
  message,
  status: 'INVALID_ARGUMENT',
})
