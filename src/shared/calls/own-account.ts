import { z } from 'zod'
import {
  AdminSession,
  OwnAccount,
  OwnName,
  PasswordProof,
  RecoveryCodes,
  SessionProof,
  TotpConfirmation,
  TotpOffer,
} from '../accounts/admin-account.ts'
import { AdminUser, PasswordChange } from '../accounts/admin-user.ts'
import { EmailChange, EmailConfirmation, PendingEmail } from '../accounts/own-access.ts'
import {
  Passkey,
  PasskeyCreationOptions,
  PasskeyInput,
  PasskeyName,
  PasskeyRequestOptions,
} from '../accounts/passkeys.ts'
import { defineCall, named, UuidParams } from './define-call.ts'

const Proof = named('PasswordProof', PasswordProof)
const Codes = named('RecoveryCodes', RecoveryCodes)
const PasskeyAnswer = named('Passkey', Passkey)
/** Replaces the sent token, which is void. */
const NewToken = z.object({ token: z.string() })
const PasskeyParams = z.object({ id: z.string().min(1).max(2000) })

export const readOwnAccountCall = defineCall({
  method: 'get',
  path: '/api/admin/me',
  summary: 'Who is logged in, and how they prove it',
  result: 'The account',
  answer: named('OwnAccount', OwnAccount),
  errors: [],
})

export const changeOwnNameCall = defineCall({
  method: 'patch',
  path: '/api/admin/me',
  summary: "Change one's own name",
  body: named('OwnName', OwnName),
  result: 'The account',
  answer: z.object({ user: AdminUser }),
  errors: [400],
})

export const changePasswordCall = defineCall({
  method: 'post',
  path: '/api/admin/me/password',
  summary: "Change one's own password; ends all other sessions",
  body: named('PasswordChange', PasswordChange),
  result: 'Changed; the token to go on with',
  answer: NewToken,
  errors: [400, 409, 429],
})

export const askForEmailChangeCall = defineCall({
  method: 'post',
  path: '/api/admin/me/email',
  needsProof: true,
  summary: "Ask for another e-mail address of one's own: mails it a link to confirm, good for 24 hours",
  body: named('EmailChange', EmailChange),
  result: 'The address that waits',
  answer: named('PendingEmail', PendingEmail),
  errors: [400, 409],
})

export const confirmEmailChangeCall = defineCall({
  method: 'post',
  path: '/api/admin/me/email/confirm',
  summary: 'Confirm the new address by the link that was mailed to it',
  body: named('EmailConfirmation', EmailConfirmation),
  result: 'The account',
  answer: z.object({ user: AdminUser }),
  errors: [400, 404, 409],
})

export const cancelEmailChangeCall = defineCall({
  method: 'delete',
  path: '/api/admin/me/email',
  summary: 'Keep the present e-mail address',
  result: 'Nothing waits',
  errors: [],
})

export const listSessionsCall = defineCall({
  method: 'get',
  path: '/api/admin/me/sessions',
  summary: "One's living sessions, the last used first",
  result: 'The sessions',
  answer: z.array(named('AdminSession', AdminSession)),
  errors: [],
})

export const endSessionCall = defineCall({
  method: 'delete',
  path: '/api/admin/me/sessions/{id}',
  summary: "End one of one's own sessions",
  params: UuidParams,
  result: 'It has ended',
  errors: [400, 404],
})

export const signOutEverywhereCall = defineCall({
  method: 'post',
  path: '/api/admin/me/sign-out-everywhere',
  summary: 'End every session of one’s own, this one included',
  result: 'Logged out everywhere',
  errors: [],
})

export const confirmSessionCall = defineCall({
  method: 'post',
  path: '/api/admin/me/confirm',
  summary: 'Confirm that it is you, by password, code or passkey; good for five minutes in this session',
  description: 'Calls that need it answer 403 with `fields.proof` until then.',
  body: named('SessionProof', SessionProof),
  result: 'Confirmed; the token to go on with',
  answer: NewToken,
  errors: [400, 429],
})

export const offerPasskeyConfirmationCall = defineCall({
  method: 'post',
  path: '/api/admin/me/confirm/passkey-options',
  summary: 'What a browser needs to confirm by passkey (WebAuthn request options)',
  result: 'The options',
  answer: named('PasskeyRequestOptions', PasskeyRequestOptions),
  errors: [400],
})

export const beginTotpCall = defineCall({
  method: 'post',
  path: '/api/admin/me/totp',
  summary: 'Offer a key for an authenticator app; it counts once it is confirmed',
  body: Proof,
  result: 'The key',
  answer: named('TotpOffer', TotpOffer),
  errors: [400, 409, 429],
})

export const confirmTotpCall = defineCall({
  method: 'post',
  path: '/api/admin/me/totp/confirm',
  summary: 'Confirm the offered key by a code; gives the recovery codes, once',
  body: named('TotpConfirmation', TotpConfirmation),
  result: 'Ten recovery codes',
  answer: Codes,
  errors: [400, 409],
})

export const turnOffTotpCall = defineCall({
  method: 'post',
  path: '/api/admin/me/totp/off',
  summary: 'Turn the authenticator app off',
  body: Proof,
  result: 'It is off',
  errors: [400, 429],
})

export const renewRecoveryCodesCall = defineCall({
  method: 'post',
  path: '/api/admin/me/recovery-codes',
  summary: 'Ten new recovery codes in place of the old ones',
  body: Proof,
  result: 'Ten recovery codes',
  answer: Codes,
  errors: [400, 409, 429],
})

export const offerPasskeyCall = defineCall({
  method: 'post',
  path: '/api/admin/me/passkeys/options',
  summary: 'What a browser needs to make a passkey (WebAuthn creation options)',
  body: Proof,
  result: 'The options',
  answer: named('PasskeyCreationOptions', PasskeyCreationOptions),
  errors: [400, 429],
})

export const addPasskeyCall = defineCall({
  method: 'post',
  path: '/api/admin/me/passkeys',
  summary: 'Add the passkey that the browser made',
  body: named('PasskeyInput', PasskeyInput),
  status: 201,
  result: 'The passkey',
  answer: PasskeyAnswer,
  errors: [400, 409],
})

export const renamePasskeyCall = defineCall({
  method: 'patch',
  path: '/api/admin/me/passkeys/{id}',
  summary: 'Give a passkey another name',
  params: PasskeyParams,
  body: named('PasskeyName', PasskeyName),
  result: 'The passkey',
  answer: PasskeyAnswer,
  errors: [400, 404],
})

export const removePasskeyCall = defineCall({
  method: 'delete',
  path: '/api/admin/me/passkeys/{id}',
  needsProof: true,
  summary: 'Remove a passkey',
  params: PasskeyParams,
  result: 'It opens nothing any more',
  errors: [404],
})
