import { z } from 'zod'
import { ReplyTemplate, ReplyTemplateChange, ReplyTemplateInput } from '../inquiries/reply-template.ts'
import { defineCall, named, UuidParams } from './define-call.ts'

const One = named('ReplyTemplate', ReplyTemplate)

export const listReplyTemplatesCall = defineCall({
  method: 'get',
  path: '/api/admin/reply-templates',
  summary: 'Templates of replies to families, by name',
  result: 'The templates',
  answer: z.array(One),
  errors: [],
})

export const createReplyTemplateCall = defineCall({
  method: 'post',
  path: '/api/admin/reply-templates',
  summary: 'Add a template; placeholders such as {family} are filled in when it is chosen',
  body: named('ReplyTemplateInput', ReplyTemplateInput),
  status: 201,
  result: 'The template',
  answer: One,
  errors: [400, 409],
})

export const changeReplyTemplateCall = defineCall({
  method: 'put',
  path: '/api/admin/reply-templates/{id}',
  summary: 'Change the given fields of a template',
  params: UuidParams,
  body: named('ReplyTemplateChange', ReplyTemplateChange),
  result: 'The template',
  answer: One,
  errors: [400, 404, 409],
  conflictWith: One,
})

export const deleteReplyTemplateCall = defineCall({
  method: 'delete',
  path: '/api/admin/reply-templates/{id}',
  summary: 'Delete a template',
  params: UuidParams,
  result: 'It is gone',
  errors: [400, 404],
})
