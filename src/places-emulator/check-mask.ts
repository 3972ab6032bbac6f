import type { ServiceError } from './faults.ts'
import { FIELD_TIERS } from './field-tiers.ts'

const NO_MASK: ServiceError = {
  code: 400,
  message:
    "FieldMask is a required parameter. See https://cloud.google.com/apis/docs/system-parameters on how to provide it. As an example, you can set the header 'X-Goog-FieldMask' to value 'displayName', 'id' to ask for the display name and the place id of a place.",
  status: 'INVALID_ARGUMENT',
}

/** The mask's fields, or the service's error. `isSearch`: paths begin "places.". */
export function readMask(
  mask: string | null,
  isSearch: boolean,
): { fields: string[] } | { error: ServiceError } {
  if (!mask) return { error: NO_MASK }
  if (mask === '*') return { fields: [...FIELD_TIERS.keys()] }
  const fields: string[] = []
  for (const path of mask.split(',')) {
    if (isSearch && path === 'nextPageToken') continue
    const field = isSearch ? path.replace(/^places\./, '') : path
    const name = field.split('.')[0] ?? ''
    if ((isSearch && !path.startsWith('places.')) || !FIELD_TIERS.has(name))
      return { error: badPath(mask, path) }
    fields.push(name)
  }
  return { fields }
}

function badPath(mask: string, path: string): ServiceError {
  return {
    code: 400,
    message: 'Request contains an invalid argument.',
    status: 'INVALID_ARGUMENT',
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.BadRequest',
        fieldViolations: [
          {
            field: mask,
            description: `Error expanding 'fields' parameter. Cannot find matching fields for path '${path}'.`,
          },
        ],
      },
    ],
  }
}
