import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { paths } from '../../shared/paths.ts'
import { SITE_TEXT_NAMES } from '../../shared/site-texts.ts'

let site: TestApp
beforeAll(async () => {
  site = await makeApp({ SUPPORT_PHONE: '(800) 555-0100' })
})
afterAll(() => site.close())

/** Class names that a sheet of src/site has rules for, wherever they stand. */
function classesOf(sheet: string): Set<string> {
  const folder = 'src/site'
  const list = readFileSync(path.join(folder, `${sheet}.css`), 'utf8')
  const names = [...list.matchAll(/@import "([^"]+)"/g)].flatMap(([, file = '']) => {
    const rules = readFileSync(path.join(folder, file), 'utf8').replace(/\/\*.*?\*\//gs, '')
    return [...rules.matchAll(/^\.([a-z][\w-]*)(?= \{|,)/gm)].map(([, name = '']) => name)
  })
  return new Set(names)
}

const PAGES: readonly [string, string][] = [
  ...SITE_TEXT_NAMES.map((name): [string, string] => [paths.text(name), 'site']),
  ['/no-such-page', 'site'],
  ['/partner/no-such-partner', 'site'],
  [paths.partnerTools(), 'tools'],
  [paths.pressRelease(), 'tools'],
  [paths.videoMaker(), 'tools'],
]

test.each(PAGES)('%s has the styles of all that it shows without those of lists', async (address, sheet) => {
  const html = await (await site.request(address)).text()
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  expect(used).toContain('footer-groups')
  const own = new Set([...classesOf('site'), ...classesOf(sheet)])
  const elsewhere = new Set(['directory', 'partner', 'tools'].flatMap((name) => [...classesOf(name)]))
  expect(used.filter((name) => elsewhere.has(name) && !own.has(name))).toEqual([])
})

test('the notice above a page that was kept is styled on every page', () => {
  expect(classesOf('site')).toContain('offline-notice')
})
