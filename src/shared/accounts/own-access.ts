import { z } from 'zod'
import { emailAddress } from '../text/plain-text.ts'

export const EmailChange = z.strictObject({ email: emailAddress })
export type EmailChange = z.infer<typeof EmailChange>

export const EmailConfirmation = z.strictObject({ token: z.string().min(1).max(200) })

export const PendingEmail = z.object({ email: z.string(), expiresAt: z.iso.datetime() })
export type PendingEmail = z.infer<typeof PendingEmail>

export const FEW_KINDS = ['read', 'mail', 'delete'] as const
export type FewKind = (typeof FEW_KINDS)[number]

/** Within FEW_MINUTES (ACCOUNT-5). */
export const FEW: Readonly<Record<FewKind, number>> = { read: 100, mail: 10, delete: 10 }
export const FEW_MINUTES = 10
