import { z } from 'zod'
import { line } from './plain-text.ts'

export const INVALID_EMAIL = 'Please enter a valid email address.'

/** Source: RFC 3696, erratum 1690. */
export const emailAddress = line(254).pipe(z.email(INVALID_EMAIL))
