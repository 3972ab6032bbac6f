import { z } from 'zod'
import { emailAddress } from '../text/email-address.ts'

/** POST /api/admin/me/email. */
export const EmailChange = z.strictObject({ email: emailAddress })
export type EmailChange = z.infer<typeof EmailChange>

/** POST /api/admin/me/email/confirm. */
export const EmailConfirmation = z.strictObject({ token: z.string().min(1).max(200) })

export const PendingEmail = z.object({ email: z.string(), expiresAt: z.iso.datetime() })
export type PendingEmail = z.infer<typeof PendingEmail>
