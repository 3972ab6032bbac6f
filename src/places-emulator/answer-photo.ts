import type { ServerResponse } from 'node:http'
import type { Answering } from './answer-places.ts'
import { invalid } from './check-mask.ts'
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
  const width = Number(url.searchParams.get('maxWidthPx'))
  if (!(width >= 1 && width <= MAX_PX))
    return sendError(response, invalid('max_width_px must be between 1 and 4800.'))
  const place = answering.places.get(name.split('/')[1] ?? '')
  if (!place?.photos?.some((photo) => photo.name === name))
    return sendError(response, invalid('The photo resource in the request is invalid.'))
  answering.count('place-photo')
  const photoUri = `${origin}/emulator/pictures/${encodeURIComponent(name)}?width=${width}`
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
