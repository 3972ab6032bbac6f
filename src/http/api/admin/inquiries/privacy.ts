import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { erasePersonalData } from '../../../../features/privacy/erase-personal-data.ts'
import { exportPersonalData } from '../../../../features/privacy/export-personal-data.ts'
import { previewPersonalData } from '../../../../features/privacy/preview-personal-data.ts'
import {
  EraseInput,
  EraseResult,
  PersonalData,
  PersonQuery,
  PrivacyPreview,
} from '../../../../shared/inquiries/privacy.ts'
import { errorAnswers, jsonAnswer } from '../../calls.ts'
import { readJson } from '../../read-json.ts'
import { requireProof } from '../accounts/require-proof.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { jsonBody } from '../json-body.ts'

const previewRoute = createRoute({
  method: 'post',
  path: '/privacy/preview',
  summary: 'What is held about the person with an e-mail address',
  description: 'Asked by POST, so that the address stands in no log of addresses.',
  request: jsonBody(PersonQuery),
  responses: {
    200: jsonAnswer('What is held', PrivacyPreview.openapi('PrivacyPreview')),
    ...errorAnswers(400),
  },
})

const exportRoute = createRoute({
  method: 'post',
  path: '/privacy/export',
  summary: 'Everything that is held about a person, as a file',
  request: jsonBody(PersonQuery),
  responses: {
    200: jsonAnswer('The data', PersonalData.openapi('PersonalData')),
    ...errorAnswers(400, 403),
  },
})

const eraseRoute = createRoute({
  method: 'post',
  path: '/privacy/erase',
  summary: 'Erase everything that is held about a person',
  request: jsonBody(EraseInput),
  responses: {
    200: jsonAnswer('What was erased', EraseResult.openapi('EraseResult')),
    ...errorAnswers(400, 403, 409),
  },
})

/** One person's data: shown, given out, erased, by e-mail address. The last two ask for a proof. */
export function privacyCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()
  calls.on('POST', ['/privacy/export', '/privacy/erase'], requireProof)
  calls.on('POST', '/privacy/*', readJson)

  calls.openapi(previewRoute, async (c) =>
    c.json(await previewPersonalData(app, c.req.valid('json').email), 200),
  )

  calls.openapi(exportRoute, async (c) => {
    const data = await exportPersonalData(app, c.req.valid('json').email)
    const day = data.exportedAt.slice(0, 10)
    c.header('content-disposition', `attachment; filename="personal-data-${day}.json"`)
    return c.json(data, 200)
  })

  calls.openapi(eraseRoute, async (c) =>
    c.json(await erasePersonalData(app, c.req.valid('json').email, actorOf(c)), 200),
  )
  return calls
}
