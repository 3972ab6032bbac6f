import { z } from 'zod'
import { LOGO_TEXTS, MAX_LOGO_BYTES, UPLOAD_NAME } from '../pictures/picture-limits.ts'

/** Base64 with its prefix. */
const MAX_DATA_URL = Math.ceil(MAX_LOGO_BYTES / 3) * 4 + 64
const MAX_ADDRESS = 2000
/** In base64. */
const PNG_START = 'iVBORw0KGgo'

/** The path of a picture that the back office took, cleaned when it was stored; with its name. */
export const STORED_LOGO = new RegExp(`^/uploads/(${UPLOAD_NAME})$`)

/** A PNG data URL, an http(s) address or the path of a stored picture; blank becomes null. Does not check the bytes. */
export const LogoUrl = z
  .string()
  .trim()
  .nullish()
  .transform((text, check) => {
    if (!text) return null
    const fault = faultOf(text)
    if (fault === null) return text
    check.addIssue({ code: 'custom', message: fault })
    return z.NEVER
  })

function faultOf(text: string): string | null {
  if (text.slice(0, 5).toLowerCase() === 'data:') {
    if (!/^data:image\/png;base64,/i.test(text.slice(0, 40))) return LOGO_TEXTS.wrongType
    if (text.length > MAX_DATA_URL) return LOGO_TEXTS.tooLarge
    return text.slice(text.indexOf(',') + 1).startsWith(PNG_START) ? null : LOGO_TEXTS.wrongType
  }
  if (STORED_LOGO.test(text)) return null
  const url = text.length > MAX_ADDRESS ? null : URL.parse(text)
  return url && /^https?:$/.test(url.protocol) ? null : LOGO_TEXTS.notAnAddress
}
