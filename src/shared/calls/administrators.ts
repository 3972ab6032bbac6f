import { z } from 'zod'
import { Administrator, AdministratorUpdate, ResetInput } from '../accounts/admin-account.ts'
import { InvitationInput } from '../accounts/admin-user.ts'
import { defineCall, named, UuidParams } from './define-call.ts'

const One = named('Administrator', Administrator)

export const listAdministratorsCall = defineCall({
  method: 'get',
  path: '/api/admin/users',
  summary: 'Every administrator, by username',
  result: 'The administrators',
  answer: z.array(One),
  errors: [],
})

export const inviteAdministratorCall = defineCall({
  method: 'post',
  path: '/api/admin/users',
  needsProof: true,
  summary: 'Invite an administrator: mails a link, good for 72 hours, to choose a password',
  body: named('Invitation', InvitationInput),
  status: 201,
  result: 'The administrator',
  answer: One,
  errors: [400, 409],
})

export const setAdministratorActiveCall = defineCall({
  method: 'patch',
  path: '/api/admin/users/{id}',
  needsProof: true,
  summary: 'Deactivate an administrator, which ends all sessions at once, or activate one',
  params: UuidParams,
  body: named('AdministratorUpdate', AdministratorUpdate),
  result: 'The administrator',
  answer: One,
  errors: [400, 404, 409],
})

export const resetAdministratorCall = defineCall({
  method: 'post',
  path: '/api/admin/users/{id}/reset',
  needsProof: true,
  summary: 'Mail a link, good for an hour, to choose a new password',
  params: UuidParams,
  body: named('Reset', ResetInput),
  result: 'The administrator',
  answer: One,
  errors: [400, 404, 409],
})

export const resendInvitationCall = defineCall({
  method: 'post',
  path: '/api/admin/users/{id}/invitation',
  needsProof: true,
  summary: 'Send an invitation once more; the link before it is worthless then',
  params: UuidParams,
  result: 'The administrator',
  answer: One,
  errors: [400, 404, 409],
})
