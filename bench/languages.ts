import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { paths } from '../src/shared/paths.ts'
import type { Locale } from '../src/shared/text/i18n.ts'
import { LOCALES, localePath } from '../src/shared/text/languages.ts'
import { browserOptions } from '../tests/browser-options.ts'
import { startProduct } from '../tests/servers/start-product.ts'
import { pickPages } from './pick-pages.ts'
import { scriptsOf } from './weights.ts'

type InEach = Record<Locale, number>

export type LanguageRow = {
  page: string
  /** CPU of the product for a page: the median of `ROUNDS` in turn, of `EACH` pages. */
  cpuMs: InEach
  /** Against the English page of the same run. */
  cpuRatio: Omit<InEach, 'en'>
  htmlGzipBytes: InEach
  /** What links to other languages add to the English page, in percent of it without them. */
  grownBy: { html: number; gzip: number }
  /** Without interaction, with the messages of islands. */
  scriptGzipBytes: InEach
}

const ROUNDS = 80
const EACH = 5
const WARM_UP = 150

/** Measures pages in French and Spanish against English. The product needs /proc. */
export async function benchLanguages(): Promise<LanguageRow[]> {
  const product = await startProduct({ environment: { PAGE_CACHE: 'off' } })
  const browser = await chromium.launch(browserOptions())
  const rows: LanguageRow[] = []
  try {
    const pages = { ...(await pickPages(product.url)), 'first steps': paths.text('first-steps') }
    for (const [page, path] of Object.entries(pages)) {
      const urlIn = (locale: Locale) => product.url + localePath(locale, path)
      const cpuMs = await cpuOfEach(product.pid, urlIn)
      const html = await inEach(async (locale) => (await fetch(urlIn(locale))).text())
      const scripts = await inEach((locale) => scriptsOf(browser, urlIn(locale)))
      const alone = withoutLanguages(html.en)
      rows.push({
        page,
        cpuMs,
        cpuRatio: { fr: cpuMs.fr / cpuMs.en, es: cpuMs.es / cpuMs.en },
        htmlGzipBytes: await inEach((locale) => gzipped(html[locale])),
        grownBy: {
          html: 100 * (html.en.length / alone.length - 1),
          gzip: 100 * (gzipped(html.en) / gzipped(alone) - 1),
        },
        scriptGzipBytes: await inEach((locale) => [...scripts[locale].values()].reduce(sumGzipped, 0)),
      })
    }
  } finally {
    await browser.close()
    await product.stop()
  }
  return rows
}

async function cpuOfEach(pid: number, urlIn: (locale: Locale) => string): Promise<InEach> {
  const ask = async (locale: Locale, count: number) => {
    for (let asked = 0; asked < count; asked += 1) await (await fetch(urlIn(locale))).arrayBuffer()
  }
  const spent: Record<Locale, number[]> = { en: [], fr: [], es: [] }
  for (const locale of LOCALES) await ask(locale, WARM_UP)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < LOCALES.length; turn += 1) {
      const locale = LOCALES[(round + turn) % LOCALES.length] as Locale
      const before = cpuMsOf(pid)
      await ask(locale, EACH)
      spent[locale].push((cpuMsOf(pid) - before) / EACH)
    }
  }
  return inEach((locale) => spent[locale].toSorted((a, b) => a - b)[ROUNDS / 2] ?? Number.NaN)
}

/** Of all threads, to the nanosecond. */
function cpuMsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0)
}

async function inEach<T>(of: (locale: Locale) => T | Promise<T>): Promise<Record<Locale, T>> {
  return { en: await of('en'), fr: await of('fr'), es: await of('es') }
}

const withoutLanguages = (html: string) =>
  html
    .replace(/<link rel="alternate" hreflang="[^>]*>/g, '')
    .replace(/<nav [^>]*class="languages">.*?<\/nav>/s, '')
    .replace(/<li><a [^>]* lang="[^>]*>[^<]*<\/a><\/li>/g, '')

const gzipped = (text: string) => gzipSync(text).length
const sumGzipped = (sum: number, body: Buffer) => sum + gzipSync(body).length
