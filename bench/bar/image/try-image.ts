import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseUrl, onServer } from '../../../tests/global-setup.ts'
import { startExternalPostgres } from '../../../tests/servers/external-postgres.ts'
import { addLibraries, buildStage, copyStage } from './assemble-root.ts'
import { commandOf, environmentOf, readDockerfile } from './read-dockerfile.ts'
import { type Contained, runContained } from './run-contained.ts'

/** Files beside the base, whose some 25 MB are not here to be measured; the image may have 400 MB. */
const MOST_MB = 370
const WAIT_MS = 120_000

/**
 * Tries the Dockerfile without a container engine: runs the commands of its first stage on a copy of the last commit, copies what its last stage
 * copies, and starts its command in namespaces as an engine would. Reports to `row`. Linux, root, git, PostgreSQL.
 */
export async function tryImage(
  row: (id: string, n: number, m: number, details: string[]) => void,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'image-'))
  const [sources, root] = [path.join(folder, 'sources'), path.join(folder, 'root')]
  const [first = [], last = []] = readDockerfile(readFileSync('Dockerfile', 'utf8'))
  const server = await startExternalPostgres()
  const database = `image_${randomBytes(4).toString('hex')}`
  try {
    for (const one of [sources, root]) mkdirSync(one, { recursive: true })
    execFileSync('sh', ['-c', `git archive HEAD | tar -x -C ${sources}`])
    buildStage(first, sources)
    const megabytes = Math.round(copyStage(last, sources, root) / 1e6)
    const missing = addLibraries(root)
    row(
      'image: its files, and the libraries of its base',
      Number(megabytes <= MOST_MB) + Number(missing.length === 0),
      2,
      [`${megabytes} MB of files; libraries that the base lacks: ${missing.join(', ') || 'none'}`],
    )
    await onServer(server.url, `create database ${database}`)
    const port = String(await freePort())
    const url = `http://127.0.0.1:${port}`
    const product = await runContained(root, commandOf(last, 'CMD').map(inApp), {
      id: Number(last.find(({ name }) => name === 'USER')?.rest.split(':')[0]),
      volumes: ['/data', '/backups', '/backups-key'],
      environment: {
        ...environmentOf(last),
        PORT: port,
        SITE_URL: url,
        SAMPLE_DATA: '50',
        DATABASE_URL: databaseUrl(server.url, database),
      },
    })
    try {
      const checks = await check(product, url, commandOf(last, 'HEALTHCHECK'))
      const failed = Object.entries(checks).filter(([, isGood]) => !isGood)
      row(
        'image: started in namespaces',
        Object.keys(checks).length - failed.length,
        Object.keys(checks).length,
        [...failed.map(([what]) => what), ...(failed.length > 0 ? [product.output().slice(-3000)] : [])],
      )
    } finally {
      product.child.kill('SIGKILL')
    }
  } finally {
    await onServer(server.url, `drop database if exists ${database} with (force)`).catch(() => {})
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function check(product: Contained, url: string, health: string[]): Promise<Record<string, boolean>> {
  const status = async (page: string) =>
    (await fetch(url + page, { signal: AbortSignal.timeout(60_000) }).catch(() => null))?.status
  const endsAt = Date.now() + WAIT_MS
  const isOver = product.ended.then(() => true)
  while ((await status('/readyz')) !== 200) {
    const hasEnded = await Promise.race([isOver, sleep(500).then(() => false)])
    if (hasEnded || Date.now() > endsAt) throw new Error(`It does not answer:\n${product.output()}`)
  }
  const about = readFileSync(`/proc/${product.pid}/status`, 'utf8')
  const films = (await (await fetch(`${url}/api/partner-tools/video-templates`)).json()) as {
    thumbnailUrl: string
    videoUrl: string
  }[]
  const page = await (await fetch(url)).text()
  const picture = /\/sample-images\/[\w-]+\.webp/.exec(page)?.[0] ?? '/none'
  const social =
    /property="og:image" content="[^"]*?(\/[^/"][^"]*)"/.exec(page.replaceAll(url, ''))?.[1] ?? '/none'
  const checks = {
    'it answers /readyz': (await status('/readyz')) === 200,
    'its health check passes': product.run(health).code === 0,
    'process 1 is node':
      product.run(['node', '-p', 'fs.readlinkSync("/proc/1/exe")']).text.trim() === '/usr/local/bin/node',
    'it is not root, and cannot become it':
      /^Uid:\s+65532\s/m.test(about) && /^NoNewPrivs:\s+1$/m.test(about) && /^CapEff:\s+0+$/m.test(about),
    'its root is read-only': product
      .run(['node', '-e', 'fs.writeFileSync("/app/x", "")'], 0)
      .text.includes('EROFS'),
    'a search': (await status('/search?q=funeral')) === 200,
    'a picture (sharp)': (await status(picture)) === 200,
    'a social image (canvas)': (await status(social)) === 200,
    'a still of a film': (await status(films[0]?.thumbnailUrl ?? '/none')) === 200,
    'a film (webcodecs)': (await status(films[0]?.videoUrl ?? '/none')) === 200,
  }
  process.kill(product.pid, 'SIGTERM')
  return { ...checks, 'SIGTERM ends it with code 0': (await product.ended) === 0 }
}

/** WORKDIR. */
const inApp = (word: string) => (word.startsWith('build/') ? `/app/${word}` : word)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
