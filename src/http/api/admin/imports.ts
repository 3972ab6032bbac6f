import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import { changeImport } from '../../../features/import-jobs/change-import.ts'
import { cancelImport, confirmImport } from '../../../features/import-jobs/decide-import.ts'
import { listRows } from '../../../features/import-jobs/findings/list-rows.ts'
import { writeFailedRows } from '../../../features/import-jobs/findings/write-failed-rows.ts'
import { listImports, readImport } from '../../../features/import-jobs/read-import.ts'
import { runImport } from '../../../features/import-jobs/run-import.ts'
import { startImport } from '../../../features/import-jobs/start-import.ts'
import {
  cancelImportCall,
  changeImportCall,
  downloadFailedRowsCall,
  listImportsCall,
  listRowsCall,
  readImportCall,
  startImportCall,
  writeImportCall,
} from '../../../shared/calls/imports.ts'
import { streamCsv } from '../../files/content-types.ts'
import { serveCall } from '../serve-call.ts'
import { type AdminEnv, actorOf } from './every-call/require-admin.ts'
import { readUpload } from './partners/uploads.ts'
import { handToWorker } from './work.ts'

/** Most imports end within this. */
const WAIT_MS = 1000

export function serveImportCalls(calls: OpenAPIHono<AdminEnv>, app: App): void {
  const runAndRead = async (id: string) => {
    const isHandedOver = await handToWorker(app, 'run-import', id)
    if (!isHandedOver) await Promise.race([runImport(app, id), sleep(WAIT_MS)])
    return readImport(app, id)
  }

  serveCall(calls, startImportCall, async ({ query }, c) => {
    const upload = await readUpload(c.req, query.fileName)
    return runAndRead(await startImport(app, upload, actorOf(c)))
  })
  serveCall(calls, listImportsCall, () => listImports(app))
  serveCall(calls, readImportCall, ({ params }) => readImport(app, params.id))
  serveCall(calls, changeImportCall, async ({ params, body }) => {
    await changeImport(app, params.id, body)
    return runAndRead(params.id)
  })
  serveCall(calls, writeImportCall, async ({ params }, c) => {
    await confirmImport(app, params.id, actorOf(c))
    return runAndRead(params.id)
  })
  serveCall(calls, cancelImportCall, async ({ params }) => {
    await cancelImport(app, params.id)
    return readImport(app, params.id)
  })
  serveCall(calls, listRowsCall, async ({ params, query }) => {
    const { id } = await readImport(app, params.id)
    return listRows(app.db, id, query)
  })
  serveCall(calls, downloadFailedRowsCall, ({ params }, c) =>
    streamCsv(c, 'failed_rows.csv', writeFailedRows(app, params.id)),
  )
}
