import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canMountDisks, mountDisk, remountDisk, unmountDisk } from '../../tests/servers/own-disk.ts'
import { dropRoot } from './drop-root.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'read-only-'))
})
afterEach(async () => {
  unmountDisk(dataDir)
  await rm(dataDir, { recursive: true })
})

test.skipIf(!canMountDisks()).each(['empty', 'used'])(
  'a start on a read-only disk that is %s says so (needs root and mount)',
  async (state) => {
    mountDisk(dataDir, '64k')
    if (state === 'used') await mkdir(path.join(dataDir, 'db'))
    remountDisk(dataDir, 'ro')
    await expect(dropRoot({ databaseUrl: null, dataDir }, () => {})).rejects.toThrow(
      /^Nothing can be stored below DATA_DIR: .* is on a read-only disk\. /,
    )
  },
)

test.each([
  ['is a file', 'list.csv', /^DATA_DIR is (.*\/list\.csv), but \1 is a file\. Set it to a folder/],
  [
    'is below a file',
    'list.csv/data',
    /^DATA_DIR is (.*\/list\.csv)\/data, but \1 is a file\. Set it to a folder/,
  ],
])('a start whose DATA_DIR %s says so', async (_, name, words) => {
  await writeFile(path.join(dataDir, 'list.csv'), 'name,city')
  const start = dropRoot({ databaseUrl: null, dataDir: path.join(dataDir, name) }, () => {})
  await expect(start).rejects.toThrow(words)
})

test.each(['journal', 'texts', 'files', 'files/uploads', 'backup-key'])(
  'a start with a file in place of DATA_DIR/%s says so',
  async (name) => {
    await mkdir(path.join(dataDir, path.dirname(name)), { recursive: true })
    await writeFile(path.join(dataDir, name), 'x')
    await expect(dropRoot({ databaseUrl: null, dataDir }, () => {})).rejects.toThrow(
      new RegExp(`^A folder is needed at ${path.join(dataDir, name)}, but a file is there\\. Move it away`),
    )
  },
)

test.skipIf(process.platform !== 'linux')('a start whose DATA_DIR cannot be made says so', async () => {
  const start = dropRoot({ databaseUrl: null, dataDir: '/proc/directory/data' }, () => {})
  await expect(start).rejects.toThrow(
    'DATA_DIR is /proc/directory/data, but /proc/directory cannot be made (ENOENT).',
  )
})
