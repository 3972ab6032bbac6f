/**
 * `npm run bar`: measures every promise about pages and back office on the built sample product. Prints
 * {"id","n","m","pass"} and what fails; exits with 1 on a failure. `npm run bar -- finder` asks the finder's queries
 * alone (bench/finder/run.ts); `npm run bar -- lighthouse` measures pages in three languages alone; `npm run bar -- videos [template …]` checks the films' frames; `npm run bar -- trust
 * [row …] [--full] [--faults]` proves the rows of docs/trust.md; `npm run bar -- mutants [folder …] [--sample N --seed
 * S]` lets tests find faults made by machine; `npm run bar -- image` tries the Dockerfile;
 * `npm run bar -- weight` and `walk` count (weight/).
 */
import { type ConsoleProduct, startConsoleProduct } from '../../tests/browser/support/console-product.ts'
import { type ConsoleScreen, consoleScreens, settle } from '../../tests/browser/support/console-screens.ts'
import { fillBackOffice } from '../../tests/browser/support/fill-back-office.ts'
import { pickPages } from '../pick-pages.ts'
import { checkVideos } from '../videos/bar.ts'
import { checkAxe, type Target } from './axe-row.ts'
import { checkHtml } from './html-row.ts'
import { tryImage } from './image/try-image.ts'
import { checkLighthouse } from './lighthouse-row.ts'
import { checkMutants } from './mutants/run-mutants.ts'
import { checkTrust } from './trust/run-trust.ts'
import { walkRequest } from './weight/walk.ts'
import { weigh } from './weight/weigh.ts'

if (process.argv[2] === 'finder') {
  await import('../finder/run.ts')
  process.exit()
}

let isAllPassed = true
function row(id: string, n: number, m: number, details: string[]) {
  const pass = n === m
  isAllPassed &&= pass
  console.log(JSON.stringify({ id, n, m, pass }))
  for (const detail of details) console.log(`  ${detail}`)
}

const [subject, ...rest] = process.argv.slice(2)
if (subject === 'videos') await checkVideos(rest, row)
else if (subject === 'trust') isAllPassed = await checkTrust(rest)
else if (subject === 'mutants') isAllPassed = await checkMutants(rest)
else if (subject === 'image') await tryImage(row)
else if (subject === 'weight') weigh(rest)
else if (subject === 'walk') await walkRequest(rest[0])
else if (subject === 'lighthouse') await withProduct((url) => checkLighthouse(url, row))
else if (subject === undefined) await checkSite()
else
  throw new Error(
    `There is no bar of "${subject}"; choose finder, image, lighthouse, mutants, trust, videos, walk, weight, or none for the site.`,
  )
process.exitCode = isAllPassed ? 0 : 1

async function withProduct(check: (url: string) => Promise<void>): Promise<void> {
  const product = await startConsoleProduct({ SAMPLE_DATA: '1857' })
  await check(product.url).finally(() => product.stop())
}

async function checkSite(): Promise<void> {
  const product = await startConsoleProduct({ SAMPLE_DATA: '1857' })
  try {
    const main = await pickPages(product.url)
    const all = {
      ...main,
      none: '/search?q=Zzyzx%20Nowhere',
      place: '/search?q=28801',
      blank: '/search',
      notFound: '/no-such-page',
    }

    const documents = {
      ...all,
      ask: `/partner/${main.partner.split('/').at(-1)}/ask`,
      console: '/admin/login',
      consoleNotFound: '/admin/no-such-screen',
    }
    const html = await checkHtml(product.url, documents)
    row(
      'html-checker: pages without an error',
      Object.keys(documents).length - new Set(html.map((line) => line.split(':')[0])).size,
      Object.keys(documents).length,
      html,
    )

    const axe = await checkAxe(product.url, all)
    row(
      'axe: pages without a violation, 2 widths, light and dark',
      Object.keys(all).length - new Set(axe.map((line) => line.split(' ')[0])).size,
      Object.keys(all).length,
      axe,
    )

    await checkLighthouse(product.url, row)

    // Last: it changes what the site shows.
    const screens = consoleScreens(await fillBackOffice(product))
    const wrong = await checkAxe(
      product.url,
      Object.fromEntries(screens.map((screen) => [screen.name, openScreen(product, screen)])),
    )
    row(
      'axe: screens of the back office without a violation, 2 widths, light and dark',
      screens.length - new Set(wrong.map((line) => line.split(' ')[0])).size,
      screens.length,
      wrong,
    )
  } finally {
    await product.stop()
  }
}

/** Opens a screen with all its content. */
function openScreen(product: ConsoleProduct, screen: ConsoleScreen): Target {
  return async (tab) => {
    if (!screen.isSignedOut) await product.logIn(tab)
    await tab.goto(screen.path)
    await settle(tab, screen)
    await screen.arrange?.(tab)
  }
}
