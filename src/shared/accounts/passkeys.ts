// Shapes of WebAuthn Level 3, 5.1 (toJSON); bytes are base64url.
import { z } from 'zod'
import { line } from '../text/plain-text.ts'

export const PASSKEY_REFUSED = 'This passkey was not accepted.'

const bytes = (most: number) => z.string().min(1).max(most)
const challenge = z.string()
const type = z.literal('public-key')
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const userVerification = z.enum(['discouraged', 'preferred', 'required'])
const Credential = z.object({ id: z.string(), type, transports: z.array(z.enum(TRANSPORTS)).optional() })

export const PasskeyCreationOptions = z.object({
  challenge,
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type })),
  timeout: z.int().optional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
  excludeCredentials: z.array(Credential).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['discouraged', 'preferred', 'required']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: userVerification.optional(),
    })
    .optional(),
  extensions: z.object({ credProps: z.boolean().optional() }).optional(),
  hints: z.array(z.enum(['client-device', 'hybrid', 'security-key'])).optional(),
})
export type PasskeyCreationOptions = z.infer<typeof PasskeyCreationOptions>

export const PasskeyRequestOptions = z.object({
  challenge,
  rpId: z.string().optional(),
  allowCredentials: z.array(Credential).optional(),
  timeout: z.int().optional(),
  userVerification: userVerification.optional(),
})
export type PasskeyRequestOptions = z.infer<typeof PasskeyRequestOptions>

const answer = {
  id: bytes(2000),
  rawId: bytes(2000),
  type,
  clientExtensionResults: z.looseObject({}),
}
const clientDataJSON = bytes(10_000)

const NewPasskey = z.looseObject({
  ...answer,
  response: z.looseObject({
    clientDataJSON,
    attestationObject: bytes(50_000),
    // Later standards may add transports.
    transports: z
      .array(z.string().max(50))
      .max(20)
      .transform((names) => TRANSPORTS.filter((name) => names.includes(name)))
      .optional(),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

export const ShownPasskey = z.looseObject({
  ...answer,
  response: z.looseObject({
    clientDataJSON,
    authenticatorData: bytes(10_000),
    signature: bytes(10_000),
  }),
})
export type ShownPasskey = z.infer<typeof ShownPasskey>

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const name = line(60).min(1, 'Please give it a name.')
export const PasskeyName = z.strictObject({ name })
export type PasskeyName = z.infer<typeof PasskeyName>

export const PasskeyInput = z.strictObject({ name, credential: NewPasskey })
export type PasskeyInput = z.infer<typeof PasskeyInput>

export const PasskeyLogin = z.strictObject({ credential: ShownPasskey })
