import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Handler, Hono } from 'hono'
import { chooseEncoding } from '../cache/encodings.ts'
import { isStyleSheet } from '../door/path-kinds.ts'
import type { HttpEnv } from '../http-env.ts'
import { contentTypeOf } from './content-types.ts'

type BuiltFile = { file: string; contentType: string; br: boolean; gzip: boolean }

const FOREVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'
const FOR_A_MINUTE = 'public, max-age=60'

/** Another release's style sheet becomes the present one, for a minute. */
export function builtFiles(clientFolder: string): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  let sheet: BuiltFile | null = null
  const serve =
    (found: BuiltFile, cacheControl: string): Handler =>
    async (c) => {
      const encoding = chooseEncoding(c.req.header('accept-encoding'), found)
      const ending = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : ''
      const bytes = await readFile(found.file + ending)
      return c.body(bytes, 200, {
        'content-type': found.contentType,
        'content-length': String(bytes.length),
        'cache-control': cacheControl,
        vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      })
    }
  for (const [address, found] of listFiles(clientFolder)) {
    http.get(address, serve(found, address.startsWith('/assets/') ? FOREVER : FOR_A_DAY))
    // Pages of other releases get it.
    if (isStyleSheet(address)) sheet = found
  }
  if (sheet) http.get('/assets/:sheet{site-[\\w-]+\\.css}', serve(sheet, FOR_A_MINUTE))
  return http
}

function listFiles(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>()
  if (!existsSync(folder)) return files
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const all = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)),
  )
  for (const file of all) {
    const address = `/${path.relative(folder, file).replaceAll(path.sep, '/')}`
    const contentType = contentTypeOf(file)
    if (address.includes('/.') || contentType === null) continue
    files.set(address, { file, contentType, br: all.has(`${file}.br`), gzip: all.has(`${file}.gz`) })
  }
  return files
}
