import { z } from 'zod'
import { emailAddress, line, optionalLine } from '../text/plain-text.ts'

/** Never contains a hash or secret. */
export const AdminUser = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  role: z.literal('admin'),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const MIN_PASSWORD_LENGTH = 15
export const MAX_PASSWORD_LENGTH = 128

const NewPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, `Please use at least ${MIN_PASSWORD_LENGTH} characters.`)
  .max(MAX_PASSWORD_LENGTH, `Please use at most ${MAX_PASSWORD_LENGTH} characters.`)

const USERNAME = /^$|^[\p{L}\p{N}._@+-]+$/u
const username = line(60)
  .min(1, 'Username is required')
  // Not .regex(): its flag would end up in the OpenAPI pattern.
  .refine((text) => USERNAME.test(text), 'Please use letters, digits, dots and hyphens.')

/** Logins take either, so a username with @ must be one's own address. */
function refuseForeignAddress(person: { username: string; email: string }, context: z.RefinementCtx): void {
  if (!person.username.includes('@') || person.username.toLowerCase() === person.email.toLowerCase()) return
  context.addIssue({
    code: 'custom',
    path: ['username'],
    message: 'A username with an @ must be the same as the email address.',
  })
}

export const FirstUserInput = z
  .strictObject({
    username,
    email: emailAddress,
    password: NewPassword,
    firstName: optionalLine(80),
    lastName: optionalLine(80),
    setupCode: z.string().max(200).optional(),
  })
  .superRefine(refuseForeignAddress)
export type FirstUserInput = z.infer<typeof FirstUserInput>

/** `code`: six digits from the app, or a recovery code. */
export const LoginInput = z.strictObject({
  username: z.string().max(254).min(1, 'Username is required'),
  password: z.string().max(1024).min(1, 'Password is required'),
  code: z.string().max(40).optional(),
})
export type LoginInput = z.infer<typeof LoginInput>

export const InvitationInput = z
  .strictObject({ username, email: emailAddress, firstName: optionalLine(80), lastName: optionalLine(80) })
  .superRefine(refuseForeignAddress)
export type InvitationInput = z.infer<typeof InvitationInput>

export const PasswordChange = z.strictObject({
  currentPassword: z.string().max(1024).min(1, 'Please enter your present password.'),
  newPassword: NewPassword,
})
export type PasswordChange = z.infer<typeof PasswordChange>

export const ForgottenPassword = z.strictObject({
  username: z.string().max(254).trim().min(1, 'Please enter your username or email address.'),
})

export const LinkInput = z.strictObject({ token: z.string().min(1).max(200), password: NewPassword })
export type LinkInput = z.infer<typeof LinkInput>

export type Actor = { id: string | null; name: string }
