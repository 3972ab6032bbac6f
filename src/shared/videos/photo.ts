import { z } from 'zod'
import { PHOTO_TEXTS } from './video-texts.ts'

export const MAX_PHOTO_BYTES = 5 * 1024 * 1024
export const MAX_ZOOM = 3

const PREFIX = /^data:image\/(?:jpeg|png|webp);base64,/
/** Base64 with its prefix. */
const MAX_DATA_URL = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 64

/** A data URL; blank becomes null. Bytes are not checked. */
export const PhotoUrl = z
  .string()
  .nullish()
  .transform((text, check) => {
    if (!text) return null
    const isPicture = PREFIX.test(text.slice(0, 40))
    if (isPicture && text.length <= MAX_DATA_URL) return text
    check.addIssue({ code: 'custom', message: isPicture ? PHOTO_TEXTS.tooLarge : PHOTO_TEXTS.wrongType })
    return z.NEVER
  })

const within = (low: number, high: number, usual: number) =>
  z
    .union([z.literal('').transform(() => usual), z.coerce.number().min(low).max(high)])
    .nullish()
    .transform((value) => value ?? usual)

/** As sent by forms too; missing: shows all that fits. */
export const PHOTO_CROP = {
  photoX: within(0, 100, 50),
  photoY: within(0, 100, 50),
  photoZoom: within(1, MAX_ZOOM, 1),
} as const

/** Shows the largest part of a shape's proportions, `zoom` times smaller, `x` and `y` % from left and top. */
export type PhotoCrop = { x: number; y: number; zoom: number }
