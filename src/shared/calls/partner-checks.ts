import { z } from 'zod'
import {
  CheckRequest,
  CheckResult,
  PartnerCheck,
  PartnerProposal,
  ProposalDecision,
} from '../partners/partner-check.ts'
import { defineCall, named, UuidParams } from './define-call.ts'

export const askPartnersCall = defineCall({
  method: 'post',
  path: '/api/admin/partner-checks',
  summary: 'Ask partners by mail whether their details are still right; a job sends the messages',
  body: named('CheckRequest', CheckRequest),
  few: { mails: ({ body }: { body: CheckRequest }) => new Set(body.ids).size },
  status: 202,
  result: 'How many are asked',
  answer: named('CheckResult', CheckResult),
  errors: [400],
})

export const readPartnerCheckCall = defineCall({
  method: 'get',
  path: '/api/admin/partners/{id}/check',
  summary: 'When a partner was asked last whether its details are right, and what it answered',
  params: UuidParams,
  result: 'The last question; null when there was none',
  answer: z.object({ check: named('PartnerCheck', PartnerCheck).nullable() }),
  errors: [400],
})

export const listProposalsCall = defineCall({
  method: 'get',
  path: '/api/admin/partner-checks',
  summary: 'Corrections by partners that wait for a decision, oldest first',
  result: 'The corrections, at most 500',
  answer: z.array(named('PartnerProposal', PartnerProposal)),
  errors: [],
})

export const decideProposalCall = defineCall({
  method: 'post',
  path: '/api/admin/partner-checks/{id}/decide',
  summary: 'Take over fields of a correction, as one change, and reject the others',
  description:
    'A place whose parts do not fit is refused with `fields.isPlaceConfirmed`, as in the form. 409 when the partner was changed meanwhile, or the correction was decided.',
  params: UuidParams,
  body: named('ProposalDecision', ProposalDecision),
  result: 'The change, for an undo; null when nothing was taken over',
  answer: z.object({ changeSetId: z.uuid().nullable() }),
  errors: [400, 404, 409],
})
