import { open, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Hono } from 'hono'
import { notFound } from '../../shared/refusals.ts'
import { FILE_POLICY } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import { contentTypeOf } from './content-types.ts'

/** Others may hold script. */
const SHOWN = /^image\/(?:png|jpeg|webp|avif|gif)$/

/** Pictures in `folder` (SITE-5). Dot files, folders and links are 404. */
export function attachedAssets(http: Hono<HttpEnv>, folder: string): void {
  http.get('/attached_assets/*', async (c) => {
    const name = decodeURIComponent(c.req.path.slice('/attached_assets/'.length))
    const bytes = await readInside(folder, name)
    if (!bytes) throw notFound()
    const type = contentTypeOf(name) ?? 'application/octet-stream'
    return c.body(bytes, 200, {
      'content-type': type,
      'content-length': String(bytes.length),
      'content-security-policy': FILE_POLICY,
      'content-disposition': SHOWN.test(type) ? 'inline' : 'attachment',
      'cache-control': 'public, max-age=86400',
    })
  })
}

async function readInside(folder: string, name: string): Promise<Buffer<ArrayBuffer> | null> {
  const parts = name.split('/')
  if (parts.some((part) => part === '' || part.startsWith('.') || /[\\\0]/.test(part))) return null
  try {
    const root = await realpath(folder)
    const file = await realpath(path.join(root, ...parts))
    if (!file.startsWith(root + path.sep)) return null
    await using handle = await open(file)
    return (await handle.stat()).isFile() ? await handle.readFile() : null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (
      code === 'ENOENT' ||
      code === 'ENOTDIR' ||
      code === 'ENAMETOOLONG' ||
      code === 'EISDIR' ||
      code === 'ELOOP'
    )
      return null
    throw error
  }
}
