import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'

const dataDir = path.join(tmpdir(), `offline-${process.pid}`)
let site: TestApp
beforeAll(async () => {
  site = await makeApp({ DATA_DIR: dataDir, SUPPORT_PHONE: '(800) 555-0100' })
  await mkdir(path.join(dataDir, 'texts'), { recursive: true })
})
afterAll(async () => {
  await site.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

test('the worker is asked for at every visit, carries a version, and one file switches it off and on', async () => {
  const on = await site.request('/sw.js')
  expect(on.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(on.headers.get('cache-control')).toBe('no-cache')
  const text = await on.text()
  expect(text).toMatch(/^\/\* version [0-9a-f]{12} \*\//)
  const texts = JSON.parse(/TEXTS = (\{.*\})$/m.exec(text)?.[1] ?? '{}')
  const { page } = texts.en
  expect(texts.fr.page).toContain('<html lang="fr-CA">')
  expect(texts.fr.savedOn).toContain('%time%')
  for (const part of ['<div id="saved"></div>', 'tel:+18005550100', 'Partner Directory'])
    expect(page).toContain(part)

  await writeFile(path.join(dataDir, 'texts/offline.off'), '')
  const off = await (await site.request('/sw.js')).text()
  expect(off).toContain('registration.unregister()')
  expect(off).not.toContain("addEventListener('fetch'")
  await rm(path.join(dataDir, 'texts/offline.off'))
  expect(await (await site.request('/sw.js')).text()).toBe(text)
})

test('the worker names every public page and no private one', async () => {
  const text = await (await site.request('/sw.js')).text()
  const list = /const READABLE = \[(.*?)\n\]/s.exec(text)?.[1] ?? ''
  const patterns = [...list.matchAll(/^\s*\/(.*)\/,$/gm)].map(([, source = '']) => new RegExp(source))
  const isReadable = (address: string) => patterns.some((pattern) => pattern.test(address))
  for (const address of [
    '/',
    '/search',
    '/state/texas',
    '/state/texas/city/austin',
    '/state/texas/city/austin/cedar-hollow',
    '/partner/cedar-hollow',
    '/shortlist',
    '/first-steps',
    '/privacy',
    '/fr',
    '/es/state/texas/city/austin',
  ])
    expect(isReadable(address), address).toBe(true)
  for (const address of [
    '/admin',
    '/admin/inquiries',
    '/api/partners',
    '/api/inquiries',
    '/inquiry',
    '/partner/cedar-hollow/ask',
    '/partner/cedar-hollow/report',
    '/partner/cedar-hollow/google',
    '/partner-tools',
    '/partner-tools/press-release',
    '/healthz',
    '/metrics',
    '/sw.js',
  ])
    expect(isReadable(address), address).toBe(false)
})
