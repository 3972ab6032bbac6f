import { setImmediate } from 'node:timers/promises'
import type { HonoRequest } from 'hono'
import { AppError } from '../../../../shared/errors.ts'
import { limitParts } from '../../../door/limit-parts.ts'

const RAW_TYPES =
  /^(?:text\/(?:csv|plain|tab-separated-values)|application\/(?:csv|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet|octet-stream)|$)/i

/** Taking a form apart costs 5 ms a megabyte at once. */
const MAX_FORM_BYTES = 12 * 1024 * 1024

/** Throws `invalid_input`, or `too_large`. */
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
