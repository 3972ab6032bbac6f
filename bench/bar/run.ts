/**
 * `npm run bar`: what the product promises of its pages, each row a measurement on the built product with its sample
 * directory. Prints {"id","n","m","pass"} per row and what is missing; ends with 1 when a row fails.
 */
import { startProduct } from '../../tests/start-product.ts'
import { pickPages } from '../pick-pages.ts'
import { checkAxe } from './axe-row.ts'
import { checkHtml } from './html-row.ts'
import { measureLighthouse } from './lighthouse-row.ts'

const PERFORMANCE_BAR = 98

const product = await startProduct()
let isAllPassed = true
function row(id: string, n: number, m: number, details: string[]) {
  const pass = n === m
  isAllPassed &&= pass
  console.log(JSON.stringify({ id, n, m, pass }))
  for (const detail of details) console.log(`  ${detail}`)
}

try {
  const main = await pickPages(product.url)
  const all = {
    ...main,
    none: '/search?q=Zzyzx%20Nowhere',
    place: '/search?q=28801',
    blank: '/search',
    notFound: '/no-such-page',
  }

  const html = await checkHtml(product.url, { ...all, ask: `/partner/${main.partner.split('/').at(-1)}/ask` })
  row(
    'html-checker: pages without an error',
    Object.keys(all).length + 1 - new Set(html.map((line) => line.split(':')[0])).size,
    Object.keys(all).length + 1,
    html,
  )

  const axe = await checkAxe(product.url, all)
  row(
    'axe: pages without a violation, 2 widths, light and dark',
    Object.keys(all).length - new Set(axe.map((line) => line.split(' ')[0])).size,
    Object.keys(all).length,
    axe,
  )

  for (const scores of await measureLighthouse(product.url, main)) {
    const { page, lost, performance, ...others } = scores
    const reached = [performance >= PERFORMANCE_BAR, ...Object.values(others).map((score) => score === 100)]
    row(`lighthouse mobile: ${page}`, reached.filter(Boolean).length, reached.length, [
      `performance ${performance}, accessibility ${others.accessibility}, best practices ${others.bestPractices}, seo ${others.seo}`,
      ...lost,
    ])
  }
} finally {
  await product.stop()
}
process.exitCode = isAllPassed ? 0 : 1
