import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Listening, listen } from '../src/http/door/listen.ts'
import { createRequestListener } from '../src/http/door/serve.ts'
import { plainHaproxy } from './servers/plain-haproxy.ts'
import { makeApp, type TestApp } from './sites/make-app.ts'

const HOST = 'directory.example'
const ASSETS = { sheetUrl: '/assets/site.css', loaderUrl: '/assets/loader.js', fontUrls: [] }

/** How each file of deploy/ is made to run here: plain, on a free port, before our two processes. */
const PROXIES = [
  {
    program: 'caddy',
    file: 'Caddyfile',
    local: (text: string, port: number) =>
      `{\n\tadmin off\n\tauto_https off\n}\n${text.slice(text.indexOf('\n{$SITE_HOST} {')).replace('{$SITE_HOST} {', `http://${HOST}:${port} {`)}`.replace(
        '{$SITE_HOST}',
        HOST,
      ),
    args: (file: string) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
  {
    program: 'haproxy',
    file: 'haproxy.cfg',
    local: (text: string, port: number) =>
      plainHaproxy(text, port)
        .replace(/^\thttp-request set-header X-Forwarded-Proto.*\n/m, '')
        // Both servers share this process, which other tests keep busy for a second.
        .replace(/^\toption httpchk$/m, '\ttimeout check 10s\n$&'),
    args: (file: string) => ['-db', '-f', file],
  },
  {
    program: 'nginx',
    file: 'nginx.conf',
    local: (text: string, port: number, folder: string) =>
      `daemon off;\npid ${folder}/nginx.pid;\nuser root;\nerror_log stderr;\n${text}`
        .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
        .replace(/^\t\tssl_.*\n/gm, '')
        .replace('/var/log/nginx/access.log', `${folder}/access.log`),
    args: (file: string) => ['-c', file],
  },
]

let site: TestApp
let servers: Listening[] = []
let folder: string
let proxy: ChildProcess | undefined
beforeAll(async () => {
  site = await makeApp({ SITE_URL: `http://${HOST}`, TRUST_PROXY: '1' })
  folder = mkdtempSync(path.join(tmpdir(), 'proxies-'))
})
afterEach(async () => {
  // nginx has workers of its own, which only its first process ends.
  proxy?.kill('SIGTERM')
  for (const server of servers) await server.stop(100)
  servers = []
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await site.close()
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

async function startProcess(): Promise<Listening> {
  const server = await listen('127.0.0.1', 0, {
    limits: { total: 1000, perNetwork: 1000 },
    isBehindProxy: true,
    siteUrl: site.app.siteUrl,
    provider: site.app.config.provider,
    warn() {},
  })
  server.answerWith(createRequestListener(site.app, ASSETS, 'no-folder'))
  servers.push(server)
  return server
}

/** Status; 0: no answer. `fetch` cannot set Host. */
function get(port: number, address: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: address, headers: { host: HOST } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    asked.on('error', () => resolve(0)).end()
  })
}

describe.each(PROXIES)('deploy/$file', ({ program, file, local, args }) => {
  const isThere =
    spawnSync('which', [program], { env: { PATH: `${process.env.PATH}:/usr/sbin` } }).status === 0
  if (!isThere) console.log(`Not tested: ${program} is not installed.`)

  test.skipIf(!isThere)('sends visitors to two processes, and none sees one of them stop', async () => {
    const [first, second] = [await startProcess(), await startProcess()]
    const port = await freePort()
    const config = path.join(folder, file)
    const text = local(readFileSync(`deploy/${file}`, 'utf8'), port, folder)
      .replaceAll('web-1:3000', `127.0.0.1:${first.port}`)
      .replaceAll('web-2:3000', `127.0.0.1:${second.port}`)
    writeFileSync(config, text)
    proxy = spawn(program, args(config), {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder },
    })
    let said = ''
    proxy.stderr?.on('data', (chunk) => {
      said += chunk
    })
    await expect.poll(() => get(port, '/'), { timeout: 20_000, message: said }).toBe(200)
    // The first stops as SIGTERM does: not ready, then closing.
    first.announceStop()
    const statuses = new Set<number>()
    const stopped = new Promise((resolve) => setTimeout(() => resolve(first.stop(500)), 2500))
    const end = performance.now() + 5000
    while (performance.now() < end) statuses.add(await get(port, '/questions'))
    await stopped
    expect([...statuses], said).toEqual([200])
  })
})
