import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findEncoder } from './find-encoder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'encoder-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function fakeFfmpeg(name: string, list: string): Promise<string> {
  const file = path.join(folder, name)
  await writeFile(file, `#!/bin/sh\necho "${list}"\n`)
  await chmod(file, 0o755)
  return file
}

it('takes the given ffmpeg first', async () => {
  const program = await fakeFfmpeg('good', ' V....D libx264  A....D aac')
  expect(await findEncoder(program)).toEqual({ kind: 'ffmpeg', path: program })
})

it('takes the bundled encoder where no ffmpeg has libx264', async () => {
  const program = await fakeFfmpeg('poor', ' V....D libopenh264  A....D aac')
  vi.stubEnv('PATH', folder)
  try {
    expect(await findEncoder(program)).toEqual({ kind: 'webcodecs' })
    expect(await findEncoder(path.join(folder, 'missing'))).toEqual({ kind: 'webcodecs' })
  } finally {
    vi.unstubAllEnvs()
  }
})
