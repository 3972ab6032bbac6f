import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import type { App } from '../../app.ts'
import removal from '../../site/offline/remove-worker.js?raw'
import worker from '../../site/offline/service-worker.js?raw'
import type { HttpEnv } from '../http-env.ts'

/**
 * Serves /sw.js, the worker that keeps pages for reading without a connection. While `DATA_DIR/texts/offline.off` exists, it
 * is one that removes itself and what it kept. Browsers ask for it at every visit, so either takes effect at the next.
 */
export function serviceWorkerFile(app: Pick<App, 'config'>): Hono<HttpEnv> {
  const http = new Hono<HttpEnv>()
  const offFile = path.join(app.config.dataDir, 'texts/offline.off')
  const version = createHash('sha256').update(worker).digest('hex').slice(0, 12)
  const on = `/* version ${version} */\n${worker}`
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
