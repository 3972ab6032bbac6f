import { z } from 'zod'
import { PartnerView, PartnerViewInput } from '../partners/partner-view.ts'
import { defineCall, named, UuidParams } from './define-call.ts'

const One = named('PartnerView', PartnerView)

export const listPartnerViewsCall = defineCall({
  method: 'get',
  path: '/api/admin/partner-views',
  summary: "One's own saved lists of partners and the shared ones, by name",
  result: 'The views',
  answer: z.array(One),
  errors: [],
})

export const savePartnerViewCall = defineCall({
  method: 'post',
  path: '/api/admin/partner-views',
  summary: "Save a list of partners; one's own view of that name is replaced",
  body: named('PartnerViewInput', PartnerViewInput),
  status: 201,
  result: 'The view',
  answer: One,
  errors: [400, 409],
})

export const deletePartnerViewCall = defineCall({
  method: 'delete',
  path: '/api/admin/partner-views/{id}',
  summary: "Delete one's own view, or a shared one",
  params: UuidParams,
  result: 'It is gone',
  errors: [400, 404],
})
