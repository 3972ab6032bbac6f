import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
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
