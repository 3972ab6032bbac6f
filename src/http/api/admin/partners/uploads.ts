import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { App } from '../../../../app.ts'
import { receivePicture } from '../../../../features/uploads/receive-picture.ts'
import { AppError } from '../../../../shared/errors.ts'
import { errorAnswers, jsonAnswer } from '../../calls.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'

const picture = { schema: z.string().openapi({ format: 'binary' }) }

/** POST /api/admin/uploads: a picture as the body itself, or as the file of a form. */
export function uploadCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()
  calls.openAPIRegistry.registerPath({
    method: 'post',
    path: '/uploads',
    summary: 'Upload a picture: PNG, JPEG or WebP of at most 8 MB',
    description:
      'As the body itself, or as the field "file" of a form. What is kept is made anew, without metadata.',
    request: {
      body: {
        required: true,
        content: {
          'image/png': picture,
          'image/jpeg': picture,
          'image/webp': picture,
          'multipart/form-data': { schema: z.object({ file: z.string().openapi({ format: 'binary' }) }) },
        },
      },
    },
    responses: {
      201: jsonAnswer('Where it stands', z.object({ url: z.string() })),
      ...errorAnswers(400, 413),
    },
  })
  calls.post('/uploads', async (c) => c.json(await receivePicture(app, await readPicture(c)), 201))
  return calls
}

async function readPicture(c: Context): Promise<Buffer> {
  const type = c.req.header('content-type') ?? ''
  if (/^image\//i.test(type)) return Buffer.from(await c.req.arrayBuffer())
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError('invalid_input', 'Please send a picture, or a form with a file.')
  }
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
