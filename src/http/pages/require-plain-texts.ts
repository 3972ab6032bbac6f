import { invalidFields, NOT_PLAIN_TEXT } from '../../shared/refusals.ts'
import { isBrokenText } from '../door/refuse-broken-address.ts'

/** Throws invalid_input for the first text that PostgreSQL cannot store. */
export function requirePlainTexts(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' && isBrokenText(value)) throw invalidFields({ [name]: NOT_PLAIN_TEXT })
}
