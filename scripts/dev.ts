/**
 * `npm run dev`: rebuilds and restarts the product at every change and reloads the browser. A small proxy on
 * PORT waits during restarts and adds the reload script, so that the product needs no code for it.
 */
import { watch } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../src/config/config.ts'
import { buildProduct } from './build/build-product.ts'
import { startProxy } from './dev/proxy.ts'
import { type RunningProgram, runProduct } from './dev/run-product.ts'

const OUTPUT = '.cache/dev'
/** Editors write in several steps. */
const SETTLE_MS = 80

let program: RunningProgram | null = null
let isChanged = true
let wake = () => {}

const config = readConfig()
const proxy = await startProxy({ host: config.host, port: config.port }, () => program?.port ?? null)
const siteUrl = config.siteUrl ?? proxy.url
/** Without a key of Google an emulator answers, so that its screens can be worked on. */
const options = config.googlePlaces.apiKey === null ? ['--places-emulator'] : []

for (const folder of ['src', 'public']) {
  watch(folder, { recursive: true }, (_, file) => {
    if (file === null || /\.test\.tsx?$/.test(file)) return
    isChanged = true
    wake()
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    await program?.stop()
    process.exit(0)
  })
}

for (;;) {
  if (!isChanged) {
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }
  await sleep(SETTLE_MS)
  isChanged = false
  try {
    const startedAt = Date.now()
    await buildProduct(OUTPUT, 'development')
    await program?.stop()
    program = null
    program = await runProduct(`${OUTPUT}/server/main.js`, { SITE_URL: siteUrl }, options)
    proxy.reloadBrowsers()
    console.log(`Ready in ${Date.now() - startedAt} ms: ${siteUrl}`)
  } catch (error) {
    // A syntax error: wait for the next change.
    console.error(error instanceof Error ? error.message : error)
  }
}
