import type { z } from 'zod'
import { AppError, type FieldErrors } from '../../shared/errors.ts'
import { invalidInput } from '../failures/error-of.ts'

/** The tools' sentences are the specification's, without a full stop; wrong types get the general ones. */
export function refusedForm(error: z.ZodError): AppError {
  const general = invalidInput(error)
  const fields: FieldErrors = { ...general.fields }
  for (const { code, path, message } of error.issues.toReversed())
    if (code !== 'unrecognized_keys' && !message.startsWith('Invalid input'))
      fields[path.join('.') || 'body'] = message
  return new AppError('invalid_input', general.message, { fields })
}

/** Throws `refusedForm`. */
export function refuseForm(error: z.ZodError): never {
  throw refusedForm(error)
}
