import type { z } from 'zod'
import { AppError, type FieldErrors } from '../../shared/errors.ts'
import { invalidInput } from '../failures/error-of.ts'

/**
 * The refusal of a partner tool's form. Its sentences stand as the specification gives them, without a full stop;
 * those for values of a wrong type are everyone's.
 */
export function refusedForm(error: z.ZodError): AppError {
  const general = invalidInput(error)
  const fields: FieldErrors = { ...general.fields }
  for (const { code, path, message } of error.issues.toReversed())
    if (code !== 'unrecognized_keys' && !message.startsWith('Invalid input'))
      fields[path.join('.') || 'body'] = message
  return new AppError('invalid_input', general.message, { fields })
}

/** `refusedForm`, thrown. */
export function refuseForm(error: z.ZodError): never {
  throw refusedForm(error)
}
