import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findPartners } from '../src/features/directory/finder/answers/search-directory.ts'
import { startProduct } from '../tests/servers/start-product.ts'
import { openSampleDirectory } from './finder/finder-directories.ts'
import { load } from './load.ts'
import { pickPages } from './pick-pages.ts'

const run = promisify(execFile)
const FOLDER = path.resolve('.cache/peers')
const DATA = path.join(FOLDER, 'data')
/** Of the peers' builds and servers. */
const ENVIRONMENT = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
/** The files that build and serve each peer, below bench/peers. */
const PEERS = {
  'template strings': { folder: 'strings', serve: 'server.mjs' },
  Astro: { folder: 'astro', build: 'astro/bin/astro.mjs', serve: 'dist/server/entry.mjs' },
  'React Router': { folder: 'router', build: '@react-router/dev/bin.js', serve: 'server.mjs' },
  'Next.js': { folder: 'next', build: 'next/dist/bin/next', serve: 'server.mjs' },
} as const
const ROUNDS = 3
const SECONDS = 3

type Peer = { folder: string; build?: string; serve: string }

/**
 * CPU of the product's uncached pages against Astro, React Router, Next.js and template strings on bare node with the same
 * texts in the same elements (bench/peers/generate.mjs), in turn, the median of three rounds. Installs the peers into .cache.
 */
export async function benchPeers(): Promise<object[]> {
  const product = await startProduct({ environment: { PAGE_CACHE: 'off' } })
  const servers: { name: string; url: string; pid: number; stop(): Promise<void> }[] = []
  try {
    const { home, search, city, partner } = await pickPages(product.url)
    const pages = { home, search, city, partner }
    await buildPeers(product.url, pages)
    for (const [name, peer] of Object.entries(PEERS)) servers.push({ name, ...(await startPeer(peer)) })
    const rows: object[] = []
    for (const [page, pathname] of Object.entries(pages)) {
      const cpu = new Map<string, number[]>()
      const sizes = new Map<string, number>()
      for (let round = 0; round <= ROUNDS; round++)
        for (const { name, url, pid } of [{ name: 'product', ...product }, ...servers]) {
          const address = name === 'product' ? url + pathname : `${url}/${page}`
          const { cpuMicrosPerRequest, errors } = await load(address, pid, SECONDS)
          if (errors > 0) throw new Error(`${name} failed at ${address}`)
          // The first round warms up.
          if (round > 0) cpu.set(name, [...(cpu.get(name) ?? []), cpuMicrosPerRequest ?? Number.NaN])
          sizes.set(name, (await (await fetch(address)).arrayBuffer()).byteLength)
        }
      const own = median(cpu.get('product') ?? [])
      for (const [name, micros] of cpu)
        rows.push({
          page,
          name,
          cpuMicros: median(micros),
          ofPeer: own / median(micros),
          kilobytes: (sizes.get(name) ?? 0) / 1000,
        })
    }
    return [...rows, ...(await compareSearch())]
  } finally {
    for (const server of servers) await server.stop()
    await product.stop()
  }
}

async function buildPeers(url: string, pages: Record<string, string>): Promise<void> {
  cpSync('bench/peers', FOLDER, { recursive: true })
  const cwd = FOLDER
  await run('npm', ['ci'], { cwd })
  mkdirSync(path.join(FOLDER, 'pages'), { recursive: true })
  for (const [name, pathname] of Object.entries(pages))
    writeFileSync(path.join(FOLDER, `pages/${name}.html`), await (await fetch(url + pathname)).text())
  await run(process.execPath, ['generate.mjs'], { cwd })
  const env = { ...process.env, ...ENVIRONMENT, PEERS_DATA: DATA }
  for (const { folder, build } of Object.values<Peer>(PEERS))
    if (build)
      await run(process.execPath, [path.join(FOLDER, 'node_modules', build), 'build'], {
        cwd: path.join(FOLDER, folder),
        env,
        maxBuffer: 2 ** 24,
      })
}

const NAMES = 100_000
/** Of partners, whole, half typed and misspelt. */
const QUERIES = [
  'hollis & wren',
  'Norwood Cremation Society',
  'kinsley and',
  'holis and wrenn',
  'cremtion socity',
]

/** The mean of a search among the names of 100,000 partners, in milliseconds, against MiniSearch and Fuse.js. */
async function compareSearch(): Promise<object[]> {
  const directory = openSampleDirectory(NAMES)
  const names = directory.current().partners.map(({ name }) => name)
  writeFileSync(path.join(FOLDER, 'names.json'), JSON.stringify(names))
  writeFileSync(path.join(FOLDER, 'queries.json'), JSON.stringify(QUERIES))
  const { stdout } = await run(process.execPath, ['search-names.mjs', 'names.json', 'queries.json'], {
    cwd: FOLDER,
  })
  for (const query of QUERIES) await findPartners({ directory }, query)
  const startedAt = performance.now()
  for (let round = 0; round < 10; round++)
    for (const query of QUERIES) await findPartners({ directory }, query)
  const own = (performance.now() - startedAt) / 10 / QUERIES.length
  const peers = Object.entries(JSON.parse(stdout) as Record<string, number>)
  return [
    { page: 'search by name, 100,000', name: 'product', meanMs: own },
    ...peers.map(([name, meanMs]) => ({
      page: 'search by name, 100,000',
      name,
      meanMs,
      ofPeer: own / meanMs,
    })),
  ]
}

async function startPeer({ folder, serve }: Peer) {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, [serve], {
    cwd: path.join(FOLDER, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...ENVIRONMENT, PEERS_DATA: DATA, HOST: '127.0.0.1', PORT: String(port) },
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/home`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The server of ${folder} ended.`)
    await wait(100)
  }
  return {
    url,
    pid: child.pid as number,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
