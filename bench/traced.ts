import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeScratchFolder } from '../tests/servers/scratch-folder.ts'
import { builtProgram } from '../tests/servers/start-product.ts'

const CALLS =
  'open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,link,linkat,symlink,symlinkat,connect'
const IS_WRITE = /O_WRONLY|O_RDWR|O_CREAT|^creat|^mkdir|^rename|^unlink|^link|^symlink/
/** Devices, a process's own state, and PostgreSQL's shared memory and locks beside its socket. */
const IS_HARMLESS =
  /^\/dev\/(?:null|tty|ptmx|zero|urandom)$|^\/proc\/|^\/dev\/shm\/(?:PostgreSQL\.|sem\.)|^\/(?:sys_V|SYSV)|^socket:|^pipe:|^anon_inode:/
/** Name look-ups ask these whether or not they are there. */
const IS_RESOLVER = /^\/(?:var\/)?run\/(?:nscd|systemd|dbus)\//

/**
 * Starts the product under strace with an empty DATA_DIR, uses it and stops it: what did it write outside DATA_DIR, and
 * where did it connect to beyond this machine? Without strace the row says that it did not run.
 */
export async function benchTraced(): Promise<object[]> {
  if (spawnSync('strace', ['-V']).status !== 0) return [{ pass: 'not run: strace is not installed' }]
  const dataDir = makeScratchFolder('traced')
  const log = path.join(makeScratchFolder('strace'), 'calls.txt')
  try {
    await use(dataDir, log)
    const lines = (await readFile(log, 'latin1')).split('\n')
    const written = lines.flatMap((line) => readWrite(line))
    const outside = unique(written.filter((file) => !isBelow(file, dataDir) && !IS_HARMLESS.test(file)))
    const connected = lines.flatMap((line) => readPeer(line))
    const abroad = unique(connected.filter((peer) => !isBelow(peer, dataDir) && !/^127\.|^::1/.test(peer)))
    return [
      {
        writes: written.filter((file) => isBelow(file, dataDir)).length,
        connections: connected.length,
        outside,
        abroad,
        // Without writes and connections of its own the trace saw nothing.
        pass: written.length > 100 && connected.length > 0 && outside.length + abroad.length === 0,
      },
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
    await rm(path.dirname(log), { recursive: true, force: true })
  }
}

async function use(dataDir: string, log: string): Promise<void> {
  const port = await findFreePort()
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir }
  const settings = { DATABASE_URL: '', SMTP_URL: '', SAMPLE_DATA: '20' }
  const traced = spawn(
    'strace',
    ['-f', '-qq', '-y', '-s', '400', '-e', `trace=${CALLS}`, '-o', log, process.execPath, builtProgram()],
    { env: { ...env, ...settings }, stdio: 'ignore' },
  )
  const url = `http://127.0.0.1:${port}`
  const ask = (target: string, options?: RequestInit) => fetch(url + target, options)
  const isReady = () =>
    ask('/readyz').then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries > 600) throw new Error('The traced product did not start within 5 minutes.')
    await sleep(500)
  }
  const [partner] = (await (await ask('/api/partners')).json()) as { id: string; slug: string }[]
  for (const page of [
    '/',
    '/search?q=funeral',
    `/partner/${partner?.slug}`,
    '/social/home.jpg',
    '/admin/login',
  ])
    await (await ask(page)).arrayBuffer()
  const inquiry = { partnerId: partner?.id, name: 'Ann', email: 'ann@example.org', message: 'Please call.' }
  const headers = { 'content-type': 'application/json' }
  await ask('/api/inquiries', { method: 'POST', headers, body: JSON.stringify(inquiry) })
  await sleep(3000)
  const children = await readFile(`/proc/${traced.pid}/task/${traced.pid}/children`, 'utf8')
  for (const pid of children.trim().split(' ')) process.kill(Number(pid), 'SIGTERM')
  await once(traced, 'exit')
}

/** Files that a successful call made, changed or removed; `-y` names the file of a returned descriptor. */
function readWrite(line: string): string[] {
  const call = line.replace(/^\d+ +/, '')
  if (/ = -1 /.test(call) || !IS_WRITE.test(call)) return []
  const opened = / = \d+<(.+?)>(?:\(deleted\))?$/.exec(call)?.[1]
  if (opened) return [opened]
  // PostgreSQL names its own files from within its folder.
  return [...call.matchAll(/"([^"]*)"/g)].map(([, file = '']) => file).filter((file) => file.startsWith('/'))
}

function readPeer(line: string): string[] {
  if (!/ connect\(/.test(line)) return []
  const address = /inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"/.exec(line)
  const socket = /sun_path=@?"([^"]+)"/.exec(line)?.[1]
  const peer = address?.[1] ?? address?.[2] ?? socket
  return peer === undefined || IS_RESOLVER.test(peer) ? [] : [peer]
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as { port: number }
  await once(server.close(), 'close')
  return port
}

const isBelow = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`)
const unique = (list: readonly string[]) => [...new Set(list)].sort()
