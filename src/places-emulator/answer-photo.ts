import type { ServerResponse } from 'node:http'
import type { Answering } from './answer-places.ts'
import { sendError } from './faults.ts'

const MAX_PX = 4800
const MAX_DRAWN_PX = 1600

/** As with skipHttpRedirect=true: the picture's address. */
export function answerPhoto(
  answering: Answering,
  response: ServerResponse,
  name: string,
  url: URL,
  origin: string,
) {
  const sizes = ['maxWidthPx', 'maxHeightPx'].flatMap((key) => url.searchParams.get(key) ?? []).map(Number)
  if (sizes.length === 0 || sizes.some((size) => !(size >= 1 && size <= MAX_PX))) {
    const message = 'Either max_width_px or max_height_px must be between 1 and 4800.'
    return sendError(response, { code: 400, message, status: 'INVALID_ARGUMENT' })
  }
  const place = answering.places.get(name.split('/')[1] ?? '')
  if (!place?.photos?.some((photo) => photo.name === name)) {
    const message = 'The photo resource in the request is invalid.'
    return sendError(response, { code: 400, message, status: 'INVALID_ARGUMENT' })
  }
  answering.count('place-photo')
  const photoUri = `${origin}/emulator/pictures/${encodeURIComponent(name)}?width=${sizes[0]}`
  response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' })
  response.end(JSON.stringify({ name: `${name}/media`, photoUri }))
}

export async function answerPicture(response: ServerResponse, url: URL) {
  const width = Math.min(Number(url.searchParams.get('width')) || 800, MAX_DRAWN_PX)
  const hue = [...url.pathname].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 60
  const background = { r: 150 + hue, g: 150, b: 130 }
  const { default: sharp } = await import('sharp')
  const picture = sharp({ create: { width, height: Math.round((width * 3) / 4), channels: 3, background } })
  response.writeHead(200, { 'content-type': 'image/jpeg' })
  response.end(await picture.jpeg().toBuffer())
}
