import { PressReleaseAnswer, PressReleaseInput } from '../press-releases/press-release.ts'
import { defineCall, named } from './define-call.ts'

export const writePressReleaseCall = defineCall({
  method: 'post',
  path: '/api/partner-tools/press-release',
  summary: 'Write a press release from the facts of a form',
  description:
    'With Accept: text/event-stream the text comes in pieces (event "text") and the whole answer at the end (event "done"; "error" in its place).',
  body: named('PressReleaseInput', PressReleaseInput),
  result: 'The release as plain text',
  answer: named('PressRelease', PressReleaseAnswer),
  errors: [400, 401, 403, 413, 429],
})
