import { z } from 'zod'
import { ImportChange, ImportJob, ImportRowPage, ImportSummary, ROWS_SHOWN } from '../import.ts'
import { defineCall, named, UuidParams } from './define-call.ts'

const Job = named('ImportJob', ImportJob)

export const startImportCall = defineCall({
  method: 'post',
  path: '/api/admin/imports',
  summary: 'Upload a partner list (CSV or Excel workbook, as the body or in a form); its check begins',
  query: z.object({ fileName: z.string().max(500).optional() }),
  file: 'csv',
  status: 202,
  result: 'The import, perhaps checked already',
  answer: Job,
  errors: [400, 413],
})

export const listImportsCall = defineCall({
  method: 'get',
  path: '/api/admin/imports',
  summary: 'The last 20 imports, newest first',
  result: 'The imports',
  answer: z.array(named('ImportSummary', ImportSummary)),
  errors: [],
})

export const readImportCall = defineCall({
  method: 'get',
  path: '/api/admin/imports/{id}',
  summary: 'One import: state, progress, report',
  params: UuidParams,
  result: 'The import',
  answer: Job,
  errors: [400, 404],
})

export const changeImportCall = defineCall({
  method: 'patch',
  path: '/api/admin/imports/{id}',
  summary: 'Change mapping, mode, match or what words mean; the file is checked again',
  params: UuidParams,
  body: ImportChange,
  status: 202,
  result: 'The import, perhaps checked already',
  answer: Job,
  errors: [400, 404, 409],
})

export const writeImportCall = defineCall({
  method: 'post',
  path: '/api/admin/imports/{id}/write',
  summary: 'Write a checked import, all of it or nothing',
  params: UuidParams,
  status: 202,
  result: 'The import, perhaps done already',
  answer: Job,
  errors: [400, 404, 409],
})

export const cancelImportCall = defineCall({
  method: 'post',
  path: '/api/admin/imports/{id}/cancel',
  summary: 'Cancel an import; nothing of it stays',
  params: UuidParams,
  result: 'The import',
  answer: Job,
  errors: [400, 404, 409],
})

export const listRowsCall = defineCall({
  method: 'get',
  path: '/api/admin/imports/{id}/rows',
  summary:
    'New, changed, unchanged, refused, doubtful or repaired rows with what they hold and replace, a page at a time',
  params: UuidParams,
  query: z.object({
    show: z.enum(ROWS_SHOWN),
    doubt: z.string().max(60).optional(),
    from: z.coerce.number<string | number>().int().min(0).default(0),
  }),
  result: 'Rows',
  answer: named('ImportRows', ImportRowPage),
  errors: [400, 404],
})

export const downloadFailedRowsCall = defineCall({
  method: 'get',
  path: '/api/admin/imports/{id}/failed.csv',
  summary: 'The refused rows with their lines and reasons, to be corrected and uploaded again',
  params: UuidParams,
  result: 'The rows',
  answer: z.string(),
  csv: true,
  errors: [400, 404, 409],
})
