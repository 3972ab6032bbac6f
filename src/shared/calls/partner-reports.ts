import { z } from 'zod'
import { PartnerReport } from '../partners/partner-check.ts'
import { defineCall, named } from './define-call.ts'

export const listPartnerReportsCall = defineCall({
  method: 'get',
  path: '/api/admin/partner-reports',
  summary: 'Open reports of visitors about wrong details, most often reported first',
  result: 'The reports, at most 500',
  answer: z.array(named('PartnerReport', PartnerReport)),
  errors: [],
})

export const resolvePartnerReportCall = defineCall({
  method: 'post',
  path: '/api/admin/partner-reports/{id}/resolve',
  summary: 'Mark a report as dealt with',
  params: z.object({ id: z.uuid('Please give the id of a report.') }),
  result: 'It is resolved',
  errors: [400, 404],
})
