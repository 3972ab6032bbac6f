import { z } from 'zod'
import { emailAddress } from '../text/plain-text.ts'

/** POST /api/admin/me/email. */
export const EmailChange = z.strictObject({ email: emailAddress })
export type EmailChange = z.infer<typeof EmailChange>

/** POST /api/admin/me/email/confirm. */
export const EmailConfirmation = z.strictObject({ token: z.string().min(1).max(200) })

export const PendingEmail = z.object({ email: z.string(), expiresAt: z.iso.datetime() })
export type PendingEmail = z.infer<typeof PendingEmail>

/** Of which a session without a fresh proof has a few. */
export const FEW_KINDS = ['read', 'mail', 'delete'] as const
export type FewKind = (typeof FEW_KINDS)[number]

/**
 * What a session may do without a fresh proof within FEW_MINUTES, in one call or many: inquiries read (the
 * same ones count once), letters mailed, rows deleted (ACCOUNT-5).
 */
export const FEW: Readonly<Record<FewKind, number>> = { read: 100, mail: 10, delete: 10 }
export const FEW_MINUTES = 10
