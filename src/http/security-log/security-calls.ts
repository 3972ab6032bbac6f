import {
  inviteAdministratorCall,
  resendInvitationCall,
  resetAdministratorCall,
  setAdministratorActiveCall,
} from '../../shared/calls/administrators.ts'
import type { CallDefinition } from '../../shared/calls/define-call.ts'
import { exportInquiriesCall } from '../../shared/calls/inquiries.ts'
import {
  addPasskeyCall,
  askForEmailChangeCall,
  beginTotpCall,
  cancelEmailChangeCall,
  changePasswordCall,
  confirmEmailChangeCall,
  confirmSessionCall,
  confirmTotpCall,
  endSessionCall,
  removePasskeyCall,
  renewRecoveryCodesCall,
  signOutEverywhereCall,
  turnOffTotpCall,
} from '../../shared/calls/own-account.ts'
import { erasePersonalDataCall, exportPersonalDataCall } from '../../shared/calls/privacy.ts'
import {
  createFirstUserCall,
  forgottenPasswordCall,
  logInCall,
  logInWithPasskeyCall,
  logOutCall,
  redeemLinkCall,
} from '../../shared/calls/sign-in.ts'

/** Names of events: docs/operations.md. */
const SECURITY_CALLS: readonly (readonly [event: string, call: CallDefinition])[] = [
  ['login', logInCall],
  ['login', logInWithPasskeyCall],
  ['logout', logOutCall],
  ['first-setup', createFirstUserCall],
  ['link-asked', forgottenPasswordCall],
  ['link-used', redeemLinkCall],
  ['proof', confirmSessionCall],
  ['password-changed', changePasswordCall],
  ['email-asked', askForEmailChangeCall],
  ['email-changed', confirmEmailChangeCall],
  ['email-cancelled', cancelEmailChangeCall],
  ['session-ended', endSessionCall],
  ['sessions-ended', signOutEverywhereCall],
  ['totp-begun', beginTotpCall],
  ['totp-on', confirmTotpCall],
  ['totp-off', turnOffTotpCall],
  ['recovery-codes', renewRecoveryCodesCall],
  ['passkey-added', addPasskeyCall],
  ['passkey-removed', removePasskeyCall],
  ['invited', inviteAdministratorCall],
  ['invited', resendInvitationCall],
  ['reset', resetAdministratorCall],
  ['activation', setAdministratorActiveCall],
  ['data-exported', exportPersonalDataCall],
  ['data-exported', exportInquiriesCall],
  ['data-erased', erasePersonalDataCall],
]

/** "POST /api/admin/users/:id/reset". */
export const SECURITY_EVENTS: ReadonlyMap<string, string> = new Map(
  SECURITY_CALLS.map(([event, { method, path }]) => [
    `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    event,
  ]),
)
