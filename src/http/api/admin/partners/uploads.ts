import { setImmediate } from 'node:timers/promises'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, HonoRequest } from 'hono'
import type { App } from '../../../../app.ts'
import { createPictureCleaner } from '../../../../features/uploads/create-picture-cleaner.ts'
import { receivePicture } from '../../../../features/uploads/receive-picture.ts'
import { uploadPictureCall } from '../../../../shared/calls/partners.ts'
import { AppError } from '../../../../shared/errors.ts'
import { limitParts } from '../../../door/limit-parts.ts'
import { serveCall } from '../../serve-call.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'

export function serveUploadCalls(calls: OpenAPIHono<AdminEnv>, app: App): void {
  const cleanPicture = createPictureCleaner()
  serveCall(calls, uploadPictureCall, async (_, c) => receivePicture(app, cleanPicture, await readPicture(c)))
}

async function readPicture(c: Context): Promise<Buffer> {
  const type = c.req.header('content-type') ?? ''
  if (/^image\//i.test(type)) return Buffer.from(await c.req.arrayBuffer())
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('invalid_input', 'Please send a picture, or a form with a file.')
  }
  limitParts(new Uint8Array(await c.req.arrayBuffer()), type)
  const form = await c.req.formData().catch((cause) => {
    throw new AppError('invalid_input', 'The form cannot be read.', { cause })
  })
  const file = form.get('file')
  if (!(file instanceof File)) {
    throw new AppError('invalid_input', 'Please choose a file.', {
      fields: { file: 'Please choose a file.' },
    })
  }
  return Buffer.from(await file.arrayBuffer())
}

const RAW_TYPES =
  /^(?:text\/(?:csv|plain|tab-separated-values)|application\/(?:csv|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet|octet-stream)|$)/i

/** Taking a form apart costs 5 ms a megabyte. */
const MAX_FORM_BYTES = 12 * 1024 * 1024

/** Throws invalid_input, too_large. */
export async function readUpload(
  request: HonoRequest,
  fileName: string | undefined,
): Promise<{ fileName: string; bytes: Buffer }> {
  const type = request.header('content-type') ?? ''
  if (/^multipart\/form-data/i.test(type)) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    if (bytes.length > MAX_FORM_BYTES)
      throw new AppError(
        'too_large',
        'A form may hold 12 MB. Please send a larger list as text/csv, without a form.',
      )
    limitParts(bytes, type)
    // Each step copies the file.
    await setImmediate()
    const form = await request.formData().catch(() => null)
    const file = [...(form?.values() ?? [])].find((value): value is File => value instanceof File)
    if (!file) throw new AppError('invalid_input', 'Please choose a CSV file.')
    await setImmediate()
    return { fileName: fileName ?? file.name, bytes: Buffer.from(await file.arrayBuffer()) }
  }
  if (!RAW_TYPES.test(type))
    throw new AppError('invalid_input', 'Please send a CSV file (text/csv) or an Excel workbook (.xlsx).')
  return { fileName: fileName ?? '', bytes: Buffer.from(await request.arrayBuffer()) }
}
