import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { chooseEncoding } from '../cache/encodings.ts'
import type { HttpEnv } from '../http-env.ts'
import { contentTypeOf } from './content-types.ts'

type BuiltFile = { file: string; contentType: string; br: boolean; gzip: boolean }

const FOREVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'

/**
 * Serves the client build as listed at the start, without dot files and source maps: /assets/* cacheable
 * forever, and the root's icons; compressed (.br, .gz) where accepted.
 */
export function builtFiles(clientFolder: string): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  for (const [address, found] of listFiles(clientFolder)) {
    http.get(address, async (c) => {
      const encoding = chooseEncoding(c.req.header('accept-encoding'), found)
      const ending = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : ''
      const bytes = await readFile(found.file + ending)
      return c.body(bytes, 200, {
        'content-type': found.contentType,
        'content-length': String(bytes.length),
        'cache-control': address.startsWith('/assets/') ? FOREVER : FOR_A_DAY,
        vary: 'Accept-Encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      })
    })
  }
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
