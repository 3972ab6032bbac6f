import { setTimeout as sleep } from 'node:timers/promises'
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import { cancelImport } from '../../../features/import-jobs/cancel-import.ts'
import { changeImport } from '../../../features/import-jobs/change-import.ts'
import { confirmImport } from '../../../features/import-jobs/confirm-import.ts'
import { listFindings } from '../../../features/import-jobs/findings/list-findings.ts'
import { writeFailedRows } from '../../../features/import-jobs/findings/write-failed-rows.ts'
import { listImports, readImport } from '../../../features/import-jobs/read-import.ts'
import { runImport } from '../../../features/import-jobs/run-import.ts'
import { startImport } from '../../../features/import-jobs/start-import.ts'
import {
  FINDING_KINDS,
  ImportChange,
  ImportFindings,
  ImportJob,
  ImportSummary,
} from '../../../shared/import.ts'
import { errorAnswers, jsonAnswer } from '../calls.ts'
import { readJson } from '../read-json.ts'
import { createAdminCalls } from './create-admin-calls.ts'
import { type AdminEnv, actorOf } from './every-call/require-admin.ts'
import { readUpload } from './partners/read-upload.ts'

/** A small file is done by then, so that its answer holds the result; a large one is asked for again. */
const WAIT_MS = 1000
const FINDINGS_PER_PAGE = 500

const JobAnswer = ImportJob.openapi('ImportJob')
const params = z.object({ id: z.uuid('Please give an id.') })

const startRoute = createRoute({
  method: 'post',
  path: '/imports',
  summary: 'Upload a partner list (CSV, as the body or in a form); its check begins',
  request: { query: z.object({ fileName: z.string().max(500).optional() }) },
  responses: { 202: jsonAnswer('The import, perhaps checked already', JobAnswer), ...errorAnswers(400, 413) },
})
const listRoute = createRoute({
  method: 'get',
  path: '/imports',
  summary: 'The last 20 imports, newest first',
  responses: {
    200: jsonAnswer('The imports', z.array(ImportSummary.openapi('ImportSummary'))),
    ...errorAnswers(),
  },
})
const readRoute = createRoute({
  method: 'get',
  path: '/imports/{id}',
  summary: 'One import: state, progress, report',
  request: { params },
  responses: { 200: jsonAnswer('The import', JobAnswer), ...errorAnswers(400, 404) },
})
const changeRoute = createRoute({
  method: 'patch',
  path: '/imports/{id}',
  summary: 'Change mapping, mode or match; the file is checked again',
  middleware: [readJson] as const,
  request: { params, body: { content: { 'application/json': { schema: ImportChange } }, required: true } },
  responses: {
    202: jsonAnswer('The import, perhaps checked already', JobAnswer),
    ...errorAnswers(400, 404, 409),
  },
})
const writeRoute = createRoute({
  method: 'post',
  path: '/imports/{id}/write',
  summary: 'Write a checked import, all of it or nothing',
  request: { params },
  responses: {
    202: jsonAnswer('The import, perhaps done already', JobAnswer),
    ...errorAnswers(400, 404, 409),
  },
})
const cancelRoute = createRoute({
  method: 'post',
  path: '/imports/{id}/cancel',
  summary: 'Give an import up; nothing of it stays',
  request: { params },
  responses: { 200: jsonAnswer('The import', JobAnswer), ...errorAnswers(400, 404, 409) },
})
const findingsRoute = createRoute({
  method: 'get',
  path: '/imports/{id}/findings',
  summary: 'What the check has to say of the rows, in the order of the file, a page at a time',
  request: {
    params,
    query: z.object({
      kind: z.enum(FINDING_KINDS).optional(),
      field: z.string().max(40).optional(),
      from: z.coerce.number().int().min(0).default(0),
    }),
  },
  responses: {
    200: jsonAnswer('Findings', ImportFindings.openapi('ImportFindings')),
    ...errorAnswers(400, 404),
  },
})
const failedRoute = createRoute({
  method: 'get',
  path: '/imports/{id}/failed.csv',
  summary: 'The refused rows with their lines and reasons, to be fixed and uploaded again',
  request: { params },
  responses: {
    200: { description: 'The rows', content: { 'text/csv': { schema: z.string() } } },
    ...errorAnswers(400, 404, 409),
  },
})

/** CSV imports, from upload to the last row. */
export function importCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()
  const runAndRead = async (id: string) => {
    await Promise.race([runImport(app, id), sleep(WAIT_MS)])
    return readImport(app, id)
  }

  calls.openapi(startRoute, async (c) => {
    const upload = await readUpload(c.req, c.req.valid('query').fileName)
    return c.json(await runAndRead(await startImport(app, upload, actorOf(c))), 202)
  })
  calls.openapi(listRoute, async (c) => c.json(await listImports(app), 200))
  calls.openapi(readRoute, async (c) => c.json(await readImport(app, c.req.valid('param').id), 200))
  calls.openapi(changeRoute, async (c) => {
    const { id } = c.req.valid('param')
    await changeImport(app, id, c.req.valid('json'))
    return c.json(await runAndRead(id), 202)
  })
  calls.openapi(writeRoute, async (c) => {
    const { id } = c.req.valid('param')
    await confirmImport(app, id, actorOf(c))
    return c.json(await runAndRead(id), 202)
  })
  calls.openapi(cancelRoute, async (c) => {
    const { id } = c.req.valid('param')
    await cancelImport(app, id)
    return c.json(await readImport(app, id), 200)
  })
  calls.openapi(findingsRoute, async (c) => {
    const { id } = await readImport(app, c.req.valid('param').id)
    return c.json(await listFindings(app.db, id, { ...c.req.valid('query'), limit: FINDINGS_PER_PAGE }), 200)
  })
  calls.openapi(failedRoute, async (c) => {
    const rows = writeFailedRows(app, c.req.valid('param').id)
    // What is wrong with the import as such shows before the first piece, while the status can still say so.
    const first = await rows.next()
    const encoder = new TextEncoder()
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(encoder.encode(first.value ?? '')),
      async pull(controller) {
        const { done, value } = await rows.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
    })
    return c.body(body, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="failed_rows.csv"',
    }) as never
  })
  return calls
}
