/**
 * `npm run screenshots [-- folder]`: PNG files of every screen of the site and a filled back office, in three
 * widths, light and dark.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import { pickPages } from '../bench/pick-pages.ts'
import { startConsoleProduct } from '../tests/browser/support/console-product.ts'
import { type ConsoleScreen, consoleScreens, settle } from '../tests/browser/support/console-screens.ts'
import { fillBackOffice } from '../tests/browser/support/fill-back-office.ts'
import { browserOptions } from '../tests/browser-options.ts'

const WIDTHS = [360, 768, 1280]

const folder = process.argv[2] ?? 'data/screenshots'
await mkdir(folder, { recursive: true })
const product = await startConsoleProduct({ SAMPLE_DATA: '1857' })
const browser = await chromium.launch(browserOptions())
try {
  const pages = await pickPages(product.url)
  const screens = {
    ...pages,
    'search-near': '/search?q=28801',
    'search-none': '/search?q=Marfaa',
    'search-blank': '/search',
    'city-none': '/state/texas/city/marfa',
    ask: `/partner/${pages.partner.split('/').at(-1)}/ask`,
    'not-found': '/no-such-page',
    'partner-not-found': '/partner/no-such-partner',
  }
  await inEveryView(async (tab, shoot) => {
    for (const [name, pathname] of Object.entries(screens)) {
      await tab.goto(pathname, { waitUntil: 'networkidle' })
      // Lazy pictures load in view: scroll down first.
      await tab.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 700) {
          scrollTo(0, top)
          await new Promise((resolve) => setTimeout(resolve, 40))
        }
        scrollTo(0, 0)
      })
      await tab.waitForTimeout(200)
      await shoot(name)
    }
  })

  // Last, since it changes the site.
  const all = consoleScreens(await fillBackOffice(product))
  const takeAll = (some: ConsoleScreen[]) => async (tab: Page, shoot: Shoot) => {
    if (!some.every(({ isSignedOut }) => isSignedOut)) await product.logIn(tab)
    for (const screen of some) {
      await tab.goto(screen.path)
      await settle(tab, screen)
      await screen.arrange?.(tab)
      await tab.waitForLoadState('networkidle')
      // Of a long list only the visible part exists.
      await shoot(`console-${screen.name}`, !screen.path.startsWith('/admin/partners?'))
    }
  }
  await inEveryView(takeAll(all.filter(({ isSignedOut }) => isSignedOut)))
  await inEveryView(takeAll(all.filter(({ isSignedOut }) => !isSignedOut)))
  console.log(`Screens are in ${folder}`)
} finally {
  await browser.close()
  await product.stop()
}

type Shoot = (name: string, fullPage?: boolean) => Promise<unknown>

/** Runs `take` in a fresh session for each width and colour scheme; `shoot` writes a picture. */
async function inEveryView(take: (tab: Page, shoot: Shoot) => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of WIDTHS) {
      const view: BrowserContextOptions = {
        baseURL: product.url,
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      }
      const context = await browser.newContext(view)
      const tab = await context.newPage()
      await take(tab, (name, fullPage = true) =>
        tab.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`), fullPage }),
      )
      await context.close()
    }
  }
}
