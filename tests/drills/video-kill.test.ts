import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VideoStatus, VideoTicket } from '../../src/shared/videos/video.ts'
import { makeDataDir } from '../servers/prepared-data.ts'
import { PATIENT, type RunningProduct, startProduct } from '../servers/start-product.ts'
import { VIDEO_FORM } from '../values/video-form.ts'

const WHOLE = 'a whole film'
let dataDir: string
/** The encoder and its notes; a product started as root runs it as another user. */
let notes: string
let environment: Record<string, string>
const products: RunningProduct[] = []

/** An encoder that stops in the middle of its first film, and takes the frames of the later ones. */
const encoder = (folder: string) => `#!/bin/sh
case "$*" in *-encoders*) echo " V....D libx264  A....D aac"; exit 0 ;; esac
for file; do :; done
echo "$*" >> '${folder}/starts'
if [ ! -e '${folder}/pid' ]; then
  echo $$ > '${folder}/pid'
  printf half > "$file"
  exec sleep 600
fi
cat > /dev/null
printf '${WHOLE}' > "$file"
`

beforeAll(async () => {
  dataDir = makeDataDir()
  notes = await mkdtemp(path.join(tmpdir(), 'encoder-'))
  await chmod(notes, 0o777)
  const program = path.join(notes, 'ffmpeg')
  await writeFile(program, encoder(notes), { mode: 0o755 })
  environment = { ...PATIENT, FFMPEG_PATH: program, SAMPLE_DATA: '20', DATABASE_URL: '' }
})
afterAll(async () => {
  for (const product of products) await product.stop()
  for (const folder of [dataDir, notes]) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function start(): Promise<RunningProduct> {
  const product = await startProduct({ dataDir, environment })
  products.push(product)
  return product
}
const noted = async (name: string) => readFile(path.join(notes, name), 'utf8').catch(() => '')
/** A process that ended and that nobody waits for, as in a container without init, counts as ended. */
const isAlive = (pid: number) => {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z')
}
/** The test's time limit ends it. */
async function until(isTrue: () => Promise<boolean> | boolean) {
  while (!(await isTrue())) await sleep(100)
}

test('a server killed in the middle of a film: its render ends, is done again once, and half a film is never given (VIDEO-4)', {
  // Niced renders wait for everything else on a busy machine.
  timeout: 600_000,
}, async () => {
  const first = await start()
  const asked = await fetch(`${first.url}/api/partner-tools/generate-video`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async' },
    // Few of its frames are drawn.
    body: JSON.stringify({ ...VIDEO_FORM, selectedVideoId: 'paper-and-ink' }),
  })
  const { statusUrl } = (await asked.json()) as VideoTicket
  await until(async () => (await noted('pid')) !== '')
  const encoderPid = Number(await noted('pid'))
  expect(isAlive(encoderPid)).toBe(true)
  process.kill(first.pid, 'SIGKILL')
  await first.ended
  await until(() => !isAlive(encoderPid))

  const second = await start()
  const read = async () => (await (await fetch(second.url + statusUrl)).json()) as VideoStatus
  const seen: VideoStatus[] = []
  await until(async () => {
    seen.push(await read())
    return seen.at(-1)?.state !== 'running' && seen.at(-1)?.state !== 'waiting'
  })
  for (const { state, videoUrl } of seen) expect(videoUrl === undefined).toBe(state !== 'done')
  const done = seen.at(-1)
  expect(done?.state).toBe('done')
  expect(await (await fetch(second.url + done?.videoUrl)).text()).toBe(WHOLE)
  // The other shapes are not needed.
  await fetch(second.url + statusUrl, { method: 'DELETE' })
  const starts = (await noted('starts')).split('\n').filter((line) => line.includes('1920x1080'))
  expect(starts).toHaveLength(2)
  const folder = path.join(dataDir, 'files/videos')
  const films = (await readdir(folder)).filter((name) => name.endsWith('.mp4'))
  for (const name of films) expect(await readFile(path.join(folder, name), 'utf8')).toBe(WHOLE)
  expect(films).toContain(path.basename(done?.videoUrl ?? ''))
})
