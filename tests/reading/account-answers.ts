/** Splits a text into names of fields. */
export const words = (text: string) => text.trim().split(/\s+/)
/** Prefixes fields: ("user", ["id"]) → ["user.id"]. */
export const below = (name: string, fields: readonly string[]) => fields.map((field) => `${name}.${field}`)
/** The fields of each item of a list. */
export const each = (fields: readonly string[]) => below('[]', fields)

const USER = words('createdAt email firstName id isActive lastLoginAt lastName role username')
const SIGNED_IN = ['token', ...below('user', USER)]
const PASSKEY = words('createdAt id lastUsedAt name')
const ADMINISTRATOR = [...USER, ...words('hasPassword hasTotp isYou linkExpiresAt passkeyCount')]

/** Calls of accounts and sessions: see ADMIN_ANSWERS. */
export const ACCOUNT_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'POST /create-first-user': below('user', USER),
  'POST /login': SIGNED_IN,
  'POST /login/passkey': SIGNED_IN,
  'POST /login/passkey-options': words('challenge rpId timeout userVerification'),
  'POST /link': below('user', USER),
  'POST /forgotten-password': [],
  'GET /me': [
    ...words('canUsePasskeys hasPassword hasTotp recoveryCodesLeft'),
    ...below('pendingEmail', words('email expiresAt')),
    ...below('passkeys[]', PASSKEY),
    ...below('user', USER),
  ],
  'PATCH /me': below('user', USER),
  'POST /me/password': ['token'],
  'POST /me/email': words('email expiresAt'),
  'POST /me/email/confirm': below('user', USER),
  'DELETE /me/email': [],
  'DELETE /me/sessions/:id': [],
  'GET /me/sessions': each(words('createdAt id isCurrent lastSeenAt userAgent')),
  'POST /me/sign-out-everywhere': [],
  'POST /me/confirm': ['token'],
  'POST /me/confirm/passkey-options': [
    ...words('challenge rpId timeout userVerification'),
    ...below('allowCredentials[]', words('id type')),
  ],
  'POST /me/totp': words('otpauthUrl secret'),
  'POST /me/totp/confirm': ['recoveryCodes'],
  'POST /me/totp/off': [],
  'POST /me/recovery-codes': ['recoveryCodes'],
  'POST /me/passkeys/options': [
    ...words('attestation challenge excludeCredentials extensions.credProps hints timeout'),
    ...below('authenticatorSelection', words('requireResidentKey residentKey userVerification')),
    ...below('pubKeyCredParams[]', words('alg type')),
    ...below('rp', words('id name')),
    ...below('user', words('displayName id name')),
  ],
  'POST /me/passkeys': PASSKEY,
  'PATCH /me/passkeys/:id': PASSKEY,
  'DELETE /me/passkeys/:id': [],
  'POST /logout': [],
  'GET /users': each(ADMINISTRATOR),
  'POST /users': ADMINISTRATOR,
  'PATCH /users/:id': ADMINISTRATOR,
  'POST /users/:id/reset': ADMINISTRATOR,
  'POST /users/:id/invitation': ADMINISTRATOR,
}
