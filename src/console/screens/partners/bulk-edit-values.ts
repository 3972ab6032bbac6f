import { PartnerBulkUpdates } from '../../../shared/admin-partner.ts'
import type { FieldErrors } from '../../../shared/errors.ts'

/** The form of a bulk edit: text everywhere; '' means no change. */
export type BulkEditValues = Record<keyof PartnerBulkUpdates, string>

export const NO_CHANGE: BulkEditValues = {
  annualCremations: '',
  locationCount: '',
  state: '',
  isPriority: '',
  isActive: '',
  email: '',
  website: '',
  servicesOffered: '',
  description: '',
}

type Read = { updates: PartnerBulkUpdates } | { errors: FieldErrors } | 'nothing'

/** What the filled-in fields ask for, checked; unfilled ones are left out. 'nothing' when all are unfilled. */
export function readBulkEdit(values: BulkEditValues): Read {
  const given = Object.entries(values).flatMap(([field, text]) =>
    text.trim() === '' ? [] : [[field, readValue(field, text.trim())] as const],
  )
  if (given.length === 0) return 'nothing'
  const read = PartnerBulkUpdates.safeParse(Object.fromEntries(given))
  if (read.success) return { updates: Object.fromEntries(given) as PartnerBulkUpdates }
  return { errors: Object.fromEntries(read.error.issues.map(({ path, message }) => [path[0], message])) }
}

function readValue(field: string, text: string): unknown {
  if (field === 'annualCremations' || field === 'locationCount') return Number(text)
  if (field === 'isPriority' || field === 'isActive') return text === 'true'
  if (field !== 'servicesOffered') return text
  return text
    .split(';')
    .map((service) => service.trim())
    .filter(Boolean)
}
