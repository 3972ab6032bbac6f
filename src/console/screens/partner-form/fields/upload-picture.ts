import type { AnswerOf } from '../../../../shared/calls/define-call.ts'
import { uploadPictureCall } from '../../../../shared/calls/partners.ts'
import { MAX_PICTURE_BYTES } from '../../../../shared/pictures/picture-limits.ts'
import { ApiError } from '../../../api-error.ts'
import { currentSession, renewSession } from '../../../session.ts'

/** Accepted by the server. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp'

/** Null: accepted. */
export function refusePicture(file: File): 'type' | 'size' | null {
  if (!PICTURE_TYPES.split(',').includes(file.type)) return 'type'
  return file.size > MAX_PICTURE_BYTES ? 'size' : null
}

/**
 * Resolves to its address. XMLHttpRequest, since `fetch` reports no progress. Rejects with ApiError, or
 * AbortError after `signal`.
 */
export async function uploadPicture(
  file: File,
  onProgress: (sent: number, total: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const session = currentSession()
  try {
    return await sendPicture(file, onProgress, signal)
  } catch (error) {
    const hasEnded = error instanceof ApiError && error.status === 401 && session !== null
    if (!hasEnded || !(await renewSession(session))) throw error
    return sendPicture(file, onProgress, signal)
  }
}

function sendPicture(
  file: File,
  onProgress: (sent: number, total: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const session = currentSession()
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(uploadPictureCall.method.toUpperCase(), uploadPictureCall.path)
    request.setRequestHeader('content-type', file.type)
    if (session) request.setRequestHeader('authorization', `Bearer ${session.token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total))
    request.addEventListener('load', () => {
      if (request.status === uploadPictureCall.status)
        return resolve((JSON.parse(request.responseText) as AnswerOf<typeof uploadPictureCall>).url)
      reject(new ApiError(request.status, request.responseText || request.statusText))
    })
    request.addEventListener('error', () =>
      reject(new ApiError(0, JSON.stringify({ message: 'The server cannot be reached. Please try again.' }))),
    )
    request.addEventListener('abort', () => reject(new DOMException('Upload cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
