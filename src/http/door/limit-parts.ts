import { AppError } from '../../shared/errors.ts'

/** The longest form has 40 fields. */
const MOST_FIELDS = 1000
/** A urlencoded form with a logo of 5 MB as base64. */
const MOST_OF_SIGN = { '&': MOST_FIELDS, '+': 50_000, '%': 1_000_000 }
/** A field's name, file name and type. */
const MOST_HEAD_BYTES = 4096

/** Throws invalid_input for a form that takes long to parse (RFC 7578; WHATWG URL). */
export function limitParts(bytes: Uint8Array, contentType: string): void {
  const boundary = /^multipart\/form-data\b.*?;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType)
  const isShort = boundary
    ? hasFewHeads(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), boundary[1] ?? boundary[2] ?? '')
    : !/^application\/x-www-form-urlencoded\b/i.test(contentType) || hasFewSigns(bytes)
  if (!isShort) throw new AppError('invalid_input', 'The form could not be read: it has too many parts.')
}

function hasFewSigns(bytes: Uint8Array): boolean {
  return Object.entries(MOST_OF_SIGN).every(([sign, most]) => {
    const code = sign.charCodeAt(0)
    let count = 0
    for (let at = bytes.indexOf(code); at !== -1 && count <= most; at = bytes.indexOf(code, at + 1)) count++
    return count <= most
  })
}

function hasFewHeads(bytes: Buffer, boundary: string): boolean {
  const mark = `--${boundary}`
  let at = bytes.indexOf(mark)
  for (let count = 0; count < MOST_FIELDS; count++) {
    if (at === -1) return true
    const head = bytes.subarray(at + mark.length, at + mark.length + MOST_HEAD_BYTES)
    if (head.subarray(0, 2).toString('latin1') === '--') return true
    const end = head.indexOf('\r\n\r\n')
    if (end === -1) return false
    at = bytes.indexOf(mark, at + mark.length + end)
  }
  return false
}
