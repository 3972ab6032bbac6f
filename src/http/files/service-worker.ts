import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import type { Hono } from 'hono'
import type { App } from '../../app.ts'
import type { PageTools } from '../../features/directory/pages/page-tools.ts'
import type { Locale, Translate } from '../../shared/text/i18n.ts'
import { LANGUAGE_TAGS, LOCALES } from '../../shared/text/languages.ts'
import removal from '../../site/offline/remove-worker.js?raw'
import worker from '../../site/offline/service-worker.js?raw'
import { renderBarePage } from '../../site/pages/bare.tsx'
import type { HttpEnv } from '../http-env.ts'

/** With `DATA_DIR/texts/offline.off` the worker removes itself and its cache. */
export function serviceWorkerFile(
  http: Hono<HttpEnv>,
  app: Pick<App, 'config'>,
  tools: Readonly<Record<Locale, PageTools>>,
): void {
  const offFile = path.join(app.config.dataDir, 'texts/offline.off')
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, textsIn(locale, tools[locale].t)]))
  const script = `const TEXTS = ${JSON.stringify(texts)}\n${worker}`
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

  function textsIn(locale: Locale, t: Translate) {
    return {
      tag: locale === 'en' ? 'en-US' : LANGUAGE_TAGS[locale],
      page: renderBarePage({
        heading: t('There is no connection'),
        text: t('This page cannot be read now. Please try again when the connection is back.'),
        provider: app.config.provider,
        directory: 'nowhere',
        slot: 'saved',
        language: { locale, t },
      }),
      saved: t('Saved on this device'),
      noConnection: t('There is no connection to this site.'),
      savedOn: t('This page was saved on this device on {time} and may have changed since.', {
        time: TIME,
      }),
    }
  }
}

const TIME = '%time%'
