import { setImmediate } from 'node:timers/promises'
import type { HonoRequest } from 'hono'
import { AppError } from '../../../../shared/errors.ts'
import { limitParts } from '../../../door/limit-parts.ts'

/** The first bytes tell the format. */
const RAW_TYPES =
  /^(?:text\/(?:csv|plain|tab-separated-values)|application\/(?:csv|vnd\.ms-excel|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet|octet-stream)|$)/i

/**
 * Returns the body, or a form's first file. Throws `invalid_input` for another content type or a form without
 * a file.
 */
export async function readUpload(
  request: HonoRequest,
  fileName: string | undefined,
): Promise<{ fileName: string; bytes: Buffer }> {
  const type = request.header('content-type') ?? ''
  if (/^multipart\/form-data/i.test(type)) {
    limitParts(new Uint8Array(await request.arrayBuffer()), type)
    // Each step copies up to 25 MB.
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
