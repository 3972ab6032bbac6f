import type { Context } from 'hono'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { requestVideo } from '../../features/videos/request-video.ts'
import { AppError, type FieldErrors } from '../../shared/errors.ts'
import type { VideoInput } from '../../shared/videos/video.ts'
import { invalidInput } from '../failures/error-of.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'
import { askerOf } from './asker-of.ts'

/** Returns the video's id. Throws as `requestVideo`, and rate_limited. */
export async function takeVideoRequest(
  c: Context<HttpEnv>,
  app: App,
  parts: ServerParts,
  input: VideoInput,
): Promise<string> {
  parts.partnerTools.video(c)
  return requestVideo(app, input, await askerOf(c, app, parts))
}

/** In the specification's sentences, without a full stop. */
export function refusedForm(error: z.ZodError): AppError {
  const general = invalidInput(error)
  const fields: FieldErrors = { ...general.fields }
  for (const { code, path, message } of error.issues.toReversed())
    if (code !== 'unrecognized_keys' && !message.startsWith('Invalid input'))
      fields[path.join('.') || 'body'] = message
  return new AppError('invalid_input', general.message, { fields })
}

/** Throws `refusedForm`. */
export function refuseForm(error: z.ZodError): never {
  throw refusedForm(error)
}
