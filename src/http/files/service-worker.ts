import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import type { App } from '../../app.ts'
import removal from '../../site/offline/remove-worker.js?raw'
import worker from '../../site/offline/service-worker.js?raw'
import { renderBarePage } from '../../site/pages/bare.tsx'
import type { HttpEnv } from '../http-env.ts'

/**
 * /sw.js, which keeps pages for reading offline. While `DATA_DIR/texts/offline.off` exists, it removes itself
 * and its cache. Browsers ask for it at every visit.
 */
export function serviceWorkerFile(app: Pick<App, 'config'>): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  const offFile = path.join(app.config.dataDir, 'texts/offline.off')
  const page = renderBarePage({
    heading: 'There is no connection',
    text: 'This page cannot be read now. Please try again when the connection is back.',
    provider: app.config.provider,
    directory: 'nowhere',
    slot: 'saved',
  })
  const script = `const NO_CONNECTION_PAGE = ${JSON.stringify(page)}\n${worker}`
  const version = createHash('sha256').update(script).digest('hex').slice(0, 12)
  const on = `/* version ${version} */\n${script}`
  http.get('/sw.js', async (c) => {
    const isOff = await access(offFile).then(
      () => true,
      () => false,
    )
    return c.body(isOff ? removal : on, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    })
  })
  return http
}
