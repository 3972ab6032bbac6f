import { HTTPException } from 'hono/http-exception'
import { DatabaseError } from 'pg'
import { ZodError } from 'zod'
import { diskFaultOf } from '../../shared/disk-faults.ts'
import { AppError } from '../../shared/errors.ts'
import { outageOf } from '../../shared/outage-of.ts'
import { isPassing } from '../../shared/passing-database-errors.ts'
import { INVALID_VALUES, invalidFields } from '../../shared/refusals.ts'
import { fieldsOf } from '../../shared/sentence-of-issue.ts'

/** Someone has to make room. */
const DISK_RETRY_S = 60

const unavailable = (cause: unknown) =>
  new AppError('unavailable', 'The directory is not available at the moment. Please try again.', {
    retryAfterSeconds: 5,
    cause,
  })

/** Refused input is invalid_input, an outage unavailable, else internal (PostgreSQL, appendix A). */
export function errorOf(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof ZodError) return invalidInput(thrown)
  if (thrown instanceof HTTPException) return ofHono(thrown)
  return (
    ofDatabase(thrown) ??
    ofConnection(thrown) ??
    ofDisk(thrown) ??
    new AppError('internal', 'Something went wrong on our side.', { cause: thrown })
  )
}

/** With each field's first message. */
export function invalidInput(error: ZodError): AppError {
  return invalidFields(fieldsOf(error))
}

function ofHono(error: HTTPException): AppError {
  if (error.status === 413) return new AppError('too_large', 'The body is too large.')
  if (error.status === 415) return new AppError('invalid_input', 'The content type must be application/json.')
  if (error.status < 500) return new AppError('invalid_input', 'The body cannot be read.')
  return new AppError('internal', 'Something went wrong on our side.', { cause: error })
}

function ofDatabase(thrown: unknown): AppError | null {
  const outage = outageOf(thrown)
  return outage ? unavailable(outage) : ofInput(thrown)
}

function ofConnection(thrown: unknown): AppError | null {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 6; error = error.cause, depth++) {
    if (!(error instanceof DatabaseError) && 'code' in error && isPassing(String(error.code)))
      return unavailable(thrown)
  }
  return null
}

/** `DATA_DIR` is written whole or not at all. */
function ofDisk(thrown: unknown): AppError | null {
  const fault = diskFaultOf(thrown)
  if (fault === null) return null
  const message = `The disk of this site ${fault}. Please try again later; nothing was changed.`
  return new AppError('unavailable', message, { retryAfterSeconds: DISK_RETRY_S, cause: thrown })
}

function ofInput(thrown: unknown): AppError | null {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 6; error = error.cause, depth++) {
    if (error instanceof DatabaseError && /^(?:22021|22P05|22P02)/.test(error.code ?? ''))
      return new AppError('invalid_input', INVALID_VALUES, { cause: thrown })
  }
  return null
}
