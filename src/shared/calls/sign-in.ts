import { z } from 'zod'
import {
  AdminUser,
  FirstUserInput,
  ForgottenPassword,
  LinkInput,
  LoginInput,
} from '../accounts/admin-user.ts'
import { PasskeyLogin, PasskeyRequestOptions } from '../accounts/passkeys.ts'
import { defineCall, named } from './define-call.ts'

const UserAnswer = z.object({ user: named('AdminUser', AdminUser) })
const SignedIn = UserAnswer.extend({
  token: z.string().meta({ description: 'Bearer token, good for 12 hours or until 30 idle minutes.' }),
})

export const createFirstUserCall = defineCall({
  method: 'post',
  path: '/api/admin/create-first-user',
  isOpen: true,
  summary: 'Make the first administrator; good once',
  body: named('FirstUser', FirstUserInput),
  status: 201,
  result: 'The administrator',
  answer: UserAnswer,
  errors: [400, 403, 409, 429],
})

export const logInCall = defineCall({
  method: 'post',
  path: '/api/admin/login',
  isOpen: true,
  summary: 'Log in by password, and a code where the account asks for one',
  description: 'A missing or wrong code is told in `fields.code`, once the password was right.',
  body: named('Login', LoginInput),
  result: 'Logged in',
  answer: SignedIn,
  errors: [400, 401, 429],
})

export const offerPasskeyLoginCall = defineCall({
  method: 'post',
  path: '/api/admin/login/passkey-options',
  isOpen: true,
  summary: 'What a browser needs to ask for a passkey (WebAuthn request options)',
  result: 'The options',
  answer: named('PasskeyRequestOptions', PasskeyRequestOptions),
  errors: [400, 429],
})

export const logInWithPasskeyCall = defineCall({
  method: 'post',
  path: '/api/admin/login/passkey',
  isOpen: true,
  summary: 'Log in by passkey',
  body: named('PasskeyLogin', PasskeyLogin),
  result: 'Logged in',
  answer: SignedIn,
  errors: [400, 401, 429],
})

export const redeemLinkCall = defineCall({
  method: 'post',
  path: '/api/admin/link',
  isOpen: true,
  summary: 'Choose a password by the link of an invitation or a reset; good once',
  body: named('Link', LinkInput),
  result: 'Whose password it is',
  answer: UserAnswer,
  errors: [400, 404, 429],
})

export const forgottenPasswordCall = defineCall({
  method: 'post',
  path: '/api/admin/forgotten-password',
  isOpen: true,
  summary: 'Mail a link, good for 30 minutes, to choose a new password; needs a mail server',
  description: 'The answer is the same whether the account exists or not.',
  body: named('ForgottenPassword', ForgottenPassword),
  status: 202,
  result: 'Mailed, if there is such an account',
  answer: z.object({}),
  errors: [400, 409, 429],
})

export const logOutCall = defineCall({
  method: 'post',
  path: '/api/admin/logout',
  summary: 'Log out: the token is dead at once',
  result: 'Logged out',
  errors: [],
})
