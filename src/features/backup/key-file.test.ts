import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBackupKey, readBackupKey } from './key-file.ts'

let folder: string
let identity: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'key-file-'))
  identity = await generateX25519Identity()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function keyFile(text: string): Promise<string> {
  const file = path.join(folder, 'key.txt')
  await writeFile(file, text)
  return file
}

test.each<[string, (key: string) => string]>([
  ['as it was made', (key) => `# public key: age1…\n${key}\n`],
  ['with line ends of Windows', (key) => `# public key: age1…\r\n${key}\r\n`],
  ['after a byte order mark', (key) => `\uFEFF${key}\n`],
  ['between spaces, without a line end', (key) => `\n  ${key}\t `],
])('a key %s is read', async (_, write) => {
  expect(await readBackupKey(await keyFile(write(identity)))).toBe(identity)
})

test.each<[string, (key: string) => string]>([
  ['a wrong letter', (key) => `${key.slice(0, 40)}${key[40] === 'Q' ? 'P' : 'Q'}${key.slice(41)}`],
  ['its end missing', (key) => key.slice(0, -6)],
  ['nothing after its beginning', () => 'AGE-SECRET-KEY-1QQQQ'],
])('a key with %s is refused without being shown', async (_, damage) => {
  const damaged = damage(identity)
  const file = await keyFile(`${damaged}\n`)
  for (const read of [readBackupKey, openBackupKey]) {
    const refusal = await read(file).then(String, (error: Error) => error.message)
    expect(refusal).toMatch(new RegExp(`^The key in ${file} is damaged`))
    expect(refusal).not.toContain(damaged)
  }
})
