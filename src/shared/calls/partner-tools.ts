import { z } from 'zod'
import { PressReleaseAnswer, PressReleaseInput } from '../press-releases/press-release.ts'
import {
  VideoAnswer,
  VideoDraft,
  VideoInput,
  VideoStatus,
  VideoStills,
  VideoTemplateSummary,
  VideoTicket,
} from '../videos/video.ts'
import { defineCall, named, UuidParams } from './define-call.ts'

const headers = z.object({
  'accept-language': z
    .string()
    .optional()
    .meta({ description: 'English, French or Spanish: of refusals and warnings.' }),
})

export const writePressReleaseCall = defineCall({
  method: 'post',
  path: '/api/partner-tools/press-release',
  summary: 'Write a press release from the facts of a form',
  description:
    'With Accept: text/event-stream the text comes in pieces (event "text") and the whole answer at the end (event "done"; "error" in its place).',
  headers,
  body: named('PressReleaseInput', PressReleaseInput),
  result: 'The release as plain text',
  answer: named('PressRelease', PressReleaseAnswer),
  errors: [400, 401, 403, 413, 429],
})

export const listVideoTemplatesCall = defineCall({
  method: 'get',
  path: '/api/partner-tools/video-templates',
  summary: 'The films that a video can be made of',
  result: 'The templates, each with a thumbnail and a preview clip',
  answer: z.array(named('VideoTemplate', VideoTemplateSummary)),
  errors: [401, 403],
})

export const generateVideoCall = defineCall({
  method: 'post',
  path: '/api/partner-tools/generate-video',
  summary: 'Make a branded video',
  description:
    'Answers once the video is rendered; with Prefer: respond-async at once, with the address of its status. The same request is served from the store.',
  headers,
  body: named('VideoInput', VideoInput),
  result: 'The rendered video',
  answer: named('Video', VideoAnswer),
  accepted: named('VideoTicket', VideoTicket),
  errors: [400, 401, 403, 409, 413, 429, 502],
})

export const readVideoCall = defineCall({
  method: 'get',
  path: '/api/partner-tools/videos/{id}',
  summary: 'How far a video is, and its files',
  params: UuidParams,
  result: 'The video',
  answer: named('VideoStatus', VideoStatus),
  errors: [400, 401, 403, 404],
})

export const cancelVideoCall = defineCall({
  method: 'delete',
  path: '/api/partner-tools/videos/{id}',
  summary: 'Cancel a video that waits or is being rendered',
  params: UuidParams,
  result: 'It is cancelled; shapes that are rendered already stay',
  errors: [400, 401, 403, 404, 409],
})

export const drawVideoStillsCall = defineCall({
  method: 'post',
  path: '/api/partner-tools/video-stills',
  summary: 'Frames of a film with the words typed so far',
  headers,
  body: named('VideoDraft', VideoDraft),
  result: 'The frames',
  answer: named('VideoStills', VideoStills),
  errors: [400, 401, 403, 413, 429],
})
