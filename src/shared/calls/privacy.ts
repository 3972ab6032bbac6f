import { EraseInput, EraseResult, PersonalData, PersonQuery, PrivacyPreview } from '../inquiries/privacy.ts'
import { defineCall, named } from './define-call.ts'

export const previewPersonalDataCall = defineCall({
  method: 'post',
  path: '/api/admin/privacy/preview',
  summary: 'What is held about the person with an e-mail address',
  description: 'Asked by POST, so that the address stands in no log of addresses.',
  body: PersonQuery,
  result: 'What is held',
  answer: named('PrivacyPreview', PrivacyPreview),
  errors: [400],
})

export const exportPersonalDataCall = defineCall({
  method: 'post',
  path: '/api/admin/privacy/export',
  needsProof: true,
  summary: 'Everything that is held about a person, as a file',
  body: PersonQuery,
  result: 'The data',
  answer: named('PersonalData', PersonalData),
  errors: [400],
})

export const erasePersonalDataCall = defineCall({
  method: 'post',
  path: '/api/admin/privacy/erase',
  needsProof: true,
  summary: 'Erase everything that is held about a person',
  body: EraseInput,
  result: 'What was erased',
  answer: named('EraseResult', EraseResult),
  errors: [400, 409],
})
