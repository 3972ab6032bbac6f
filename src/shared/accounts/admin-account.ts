import { z } from 'zod'
import { optionalLine } from '../text/plain-text.ts'
import { AdminUser } from './admin-user.ts'
import { PendingEmail } from './own-access.ts'
import { Passkey, PasskeyLogin } from './passkeys.ts'

export const OwnAccount = z.object({
  user: AdminUser,
  pendingEmail: PendingEmail.nullable(),
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** False for an IP address: passkeys need a host name. */
  canUsePasskeys: z.boolean(),
  passkeys: z.array(Passkey),
})
export type OwnAccount = z.infer<typeof OwnAccount>

export const AdminSession = z.object({
  id: z.uuid(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type AdminSession = z.infer<typeof AdminSession>

export const OwnName = z.strictObject({ firstName: optionalLine(80), lastName: optionalLine(80) })
export type OwnName = z.infer<typeof OwnName>

export const PasswordProof = z.strictObject({
  password: z.string().max(1024).min(1, 'Please enter your password.'),
})
export type PasswordProof = z.infer<typeof PasswordProof>

export const TotpOffer = z.object({
  secret: z.string(),
  otpauthUrl: z.string(),
})
export type TotpOffer = z.infer<typeof TotpOffer>

export const TotpConfirmation = z.strictObject({
  code: z
    .string()
    .max(20)
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits that the app shows.')),
})
export type TotpConfirmation = z.infer<typeof TotpConfirmation>

/** Only hashes are stored. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const SessionProof = z.union([PasswordProof, TotpConfirmation, PasskeyLogin], {
  error: 'Please give a password, a code or a passkey.',
})
export type SessionProof = z.infer<typeof SessionProof>

export const Administrator = AdminUser.extend({
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  passkeyCount: z.int(),
  linkExpiresAt: z.iso.datetime().nullable(),
  isYou: z.boolean(),
})
export type Administrator = z.infer<typeof Administrator>

export const AdministratorUpdate = z.strictObject({ isActive: z.boolean() })
export type AdministratorUpdate = z.infer<typeof AdministratorUpdate>

export const ResetInput = z.strictObject({ clearsSecondFactor: z.boolean().default(false) })
export type ResetInput = z.infer<typeof ResetInput>
