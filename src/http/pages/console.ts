import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Context, Hono } from 'hono'
import type { App } from '../../app.ts'
import { hasAdministrator } from '../../features/accounts/create-first-user.ts'
import { CONSOLE_PATHS } from '../../shared/console-paths.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { CONSOLE_POLICY } from '../door/security-headers.ts'
import type { HttpEnv } from '../http-env.ts'
import { needsSetupCode } from '../needs-setup-code.ts'
import { type ManifestEntry, readManifest } from '../read-site-assets.ts'

type ConsoleAssets = { scriptUrl: string; cssUrls: string[]; preloadUrls: string[]; fontUrls: string[] }

const ENTRY = 'src/console/main.tsx'

/** No referrer: a link may carry a secret. */
export function consolePages(http: Hono<HttpEnv>, app: App, consoleFolder: string): void {
  const assets = readConsoleAssets(consoleFolder)
  const answer = async (c: Context, status: 200 | 404) => {
    // The console's calls tell of a failing database.
    const setUp = await hasAdministrator(app.db).catch(() => null)
    const shell = { isCodeNeeded: needsSetupCode(app, c), setUp }
    return c.html(renderShell(app, assets, shell, status), status, {
      'cache-control': 'no-store',
      'content-security-policy': CONSOLE_POLICY,
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
  }
  http.on(['GET'], [...CONSOLE_PATHS], (c) => answer(c, 200))
  http.get('/admin/*', (c) => answer(c, 404))
}

type ShellFacts = {
  isCodeNeeded: boolean
  setUp: boolean | null
}

function renderShell(
  app: App,
  assets: ConsoleAssets,
  { isCodeNeeded, setUp }: ShellFacts,
  status: 200 | 404,
): string {
  const { name, supportEmail } = app.config.provider
  const attributes = [
    `data-provider-name="${escapeHtml(name)}"`,
    `data-support-email="${escapeHtml(supportEmail)}"`,
    app.config.mail.smtpUrl === null ? '' : 'data-mail="sent"',
    isCodeNeeded ? 'data-setup-code="needed"' : '',
    setUp === null ? '' : `data-set-up="${setUp ? 'done' : 'open'}"`,
  ]
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
    `<title>${status === 404 ? 'Page Not Found · ' : ''}${escapeHtml(name)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.cssUrls.map((url) => `<link rel="stylesheet" href="${url}">`),
    ...assets.fontUrls.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.preloadUrls.map((url) => `<link rel="modulepreload" href="${url}">`),
    `<script type="module" src="${assets.scriptUrl}"></script>`,
  ]
  const content = status === 404 ? '<main class="column"><h1>Page Not Found</h1></main>' : ''
  return `<!DOCTYPE html><html lang="en"><head>${head.join('')}</head><body><div id="console" ${attributes.filter(Boolean).join(' ')}>${content}</div><noscript><p class="column">The back office needs JavaScript.</p></noscript></body></html>`
}

/** The sources' names in tests without a build. */
function readConsoleAssets(consoleFolder: string): ConsoleAssets {
  if (!existsSync(path.join(consoleFolder, '.vite/manifest.json')))
    return { scriptUrl: `/${ENTRY}`, cssUrls: [], preloadUrls: [], fontUrls: [] }
  const manifest = readManifest(consoleFolder)
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The build in ${consoleFolder} lacks ${ENTRY}.`)
  const imported = (found: ManifestEntry): string[] =>
    (found.imports ?? []).flatMap((key) => [
      manifest[key]?.file ?? '',
      ...imported(manifest[key] as ManifestEntry),
    ])
  return {
    scriptUrl: `/${entry.file}`,
    cssUrls: (entry.css ?? []).map((file) => `/${file}`),
    preloadUrls: [...new Set(imported(entry))].map((file) => `/${file}`),
    fontUrls: (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
  }
}
