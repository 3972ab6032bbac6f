import { z } from 'zod'
import { line, optionalLine } from '../text/plain-text.ts'
import { AdminUser } from './admin-user.ts'
import { PendingEmail } from './email-change.ts'

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

/** GET /api/admin/me. */
export const OwnAccount = z.object({
  user: AdminUser,
  /** A new address that waits for its confirmation. */
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

/** PATCH /api/admin/me. */
export const OwnName = z.strictObject({ firstName: optionalLine(80), lastName: optionalLine(80) })
export type OwnName = z.infer<typeof OwnName>

export const PasswordProof = z.strictObject({
  password: z.string().max(1024).min(1, 'Please enter your password.'),
})
export type PasswordProof = z.infer<typeof PasswordProof>

export const TotpOffer = z.object({
  /** Base32, for typing. */
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

/** Shown once; only hashes are stored. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

const passkeyName = line(60).min(1, 'Please give it a name.')
export const PasskeyName = z.strictObject({ name: passkeyName })
export type PasskeyName = z.infer<typeof PasskeyName>

/** WebAuthn answer (level 3, section 5.1: toJSON); verification checks its inner parts. */
export const PasskeyAnswer = z.looseObject({
  id: z.string().min(1).max(2000),
  rawId: z.string().min(1).max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
  clientExtensionResults: z.looseObject({}),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

/** POST /api/admin/me/passkeys. */
export const PasskeyInput = z.strictObject({ name: passkeyName, credential: PasskeyAnswer })
export type PasskeyInput = z.infer<typeof PasskeyInput>

/** POST /api/admin/login/passkey. */
export const PasskeyLogin = z.strictObject({ credential: PasskeyAnswer })

/** POST /api/admin/me/confirm. */
export const SessionProof = z.union([PasswordProof, TotpConfirmation, PasskeyLogin], {
  error: 'Please give a password, a code or a passkey.',
})
export type SessionProof = z.infer<typeof SessionProof>

export const Administrator = AdminUser.extend({
  /** False until the invitation is accepted. */
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  passkeyCount: z.int(),
  /** Null when no link is open. */
  linkExpiresAt: z.iso.datetime().nullable(),
  isYou: z.boolean(),
})
export type Administrator = z.infer<typeof Administrator>

/** PATCH /api/admin/users/{id}. */
export const AdministratorUpdate = z.strictObject({ isActive: z.boolean() })
export type AdministratorUpdate = z.infer<typeof AdministratorUpdate>

/** POST /api/admin/users/{id}/reset. */
export const ResetInput = z.strictObject({
  /** Also removes authenticator app, recovery codes and passkeys. */
  clearsSecondFactor: z.boolean().default(false),
})
export type ResetInput = z.infer<typeof ResetInput>
