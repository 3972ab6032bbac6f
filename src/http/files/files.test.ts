import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { builtFiles } from './built-files.ts'

let dataDir: string
let site: TestApp
let client: Hono
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'files-'))
  const folder = path.join(dataDir, 'files/attached_assets')
  await mkdir(path.join(folder, 'logos'), { recursive: true })
  await writeFile(path.join(dataDir, 'secret.txt'), 'a secret')
  await writeFile(path.join(folder, 'a stone.png'), 'png')
  await writeFile(path.join(folder, 'logos/cedar.webp'), 'webp')
  await writeFile(path.join(folder, 'page.html'), '<script>alert(1)</script>')
  await writeFile(path.join(folder, 'drawing.svg'), '<svg><script>alert(1)</script></svg>')
  await writeFile(path.join(folder, '.env'), 'a secret')
  await symlink(path.join(dataDir, 'secret.txt'), path.join(folder, 'way-out.png'))

  const built = path.join(dataDir, 'client')
  await mkdir(path.join(built, 'assets'), { recursive: true })
  await mkdir(path.join(built, '.vite'))
  await writeFile(path.join(built, '.vite/manifest.json'), '{}')
  await writeFile(path.join(built, 'assets/loader-x.js'), 'plain')
  await writeFile(path.join(built, 'assets/loader-x.js.br'), 'brotli')
  await writeFile(path.join(built, 'assets/loader-x.js.gz'), 'gzip')
  await writeFile(path.join(built, 'assets/loader-x.js.map'), 'source')
  await writeFile(path.join(built, 'favicon.svg'), '<svg/>')
  await writeFile(path.join(built, 'assets/site-a_B-1234.css'), 'p{}')
  client = new Hono().route('/', builtFiles(built))
  site = await makeApp({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await site.close()
  await rm(dataDir, { recursive: true, maxRetries: 5 })
})

describe('/attached_assets', () => {
  test('serves pictures (SITE-5)', async () => {
    const response = await site.request('/attached_assets/a%20stone.png')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toBe('png')
    expect((await site.request('/attached_assets/logos/cedar.webp')).status).toBe(200)
  })

  test.each(['page.html', 'drawing.svg'])('offers %s as a sandboxed download', async (name) => {
    const { headers } = await site.request(`/attached_assets/${name}`)
    expect(headers.get('content-disposition')).toBe('attachment')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test.each([
    '../secret.txt',
    '..%2f..%2fsecret.txt',
    '%2e%2e/%2e%2e/secret.txt',
    '..%5c..%5csecret.txt',
    'logos/../../../secret.txt',
    'logos/..%2f..%2f..%2fsecret.txt',
    '....//....//secret.txt',
    'logos%2f..%2f..%2f..%2fsecret.txt',
    'logos/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '..;/..;/secret.txt',
    '%252e%252e%252fsecret.txt',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'way-out.png',
    '.env',
    'logos/.env',
    'logos',
    'logos/',
    '',
    '.',
    'no-such.png',
    'a stone.png/x',
    `${'x'.repeat(300)}.png`,
  ])('is 404 for %s', async (name) => {
    const response = await site.request(`/attached_assets/${name}`)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('a secret')
  })
})

describe('the built client', () => {
  test.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['identity', 'plain', null],
  ])('serves a script to %s as %s', async (accepted, body, encoding) => {
    const response = await client.request('/assets/loader-x.js', { headers: { 'accept-encoding': accepted } })
    expect(await response.text()).toBe(body)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('serves the icons at the root, cached for a while', async () => {
    const response = await client.request('/favicon.svg')
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(response.headers.get('cache-control')).not.toContain('immutable')
    const icon = await new Hono().route('/', builtFiles('public')).request('/favicon.ico')
    expect(icon.headers.get('content-type')).toBe('image/x-icon')
  })

  test('answers for the style sheet of another release with its own, for a minute', async () => {
    const own = await client.request('/assets/site-a_B-1234.css')
    expect(own.headers.get('cache-control')).toContain('immutable')
    const other = await client.request('/assets/site-Xy-_9876.css')
    expect([other.status, await other.text()]).toEqual([200, 'p{}'])
    expect(other.headers.get('cache-control')).toBe('public, max-age=60')
    expect(other.headers.get('content-type')).toContain('text/css')
  })

  test.each([
    '/.vite/manifest.json',
    '/assets/loader-x.js.map',
    '/assets/loader-x.js.br',
    '/assets/other-a_B-1234.css',
    '/assets/',
    '/assets',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/.env',
    '/.git/config',
  ])('is 404 for %s', async (address) => {
    expect((await client.request(address)).status).toBe(404)
    expect((await site.request(address)).status).toBe(404)
  })
})
