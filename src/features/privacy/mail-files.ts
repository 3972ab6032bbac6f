import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const MAIL_FILE = /-([0-9a-f-]{36})\.eml(?:\.part)?$/

/** And files to or from `email` that the outbox does not know (a restored backup). */
export async function removeMailFiles(
  folder: string,
  ids: readonly string[],
  stray?: { email: string; isKnown: (ids: string[]) => Promise<Set<string>> },
): Promise<number> {
  const files = (await namesIn(folder)).flatMap((name) => {
    const id = MAIL_FILE.exec(name)?.[1]
    return id === undefined ? [] : [{ id, path: join(folder, name) }]
  })
  const wanted = new Set(ids)
  const doomed = files.filter((file) => wanted.has(file.id))
  if (stray) {
    const others = files.filter((file) => !wanted.has(file.id))
    const known = await stray.isKnown(others.map((file) => file.id))
    for (const file of others) {
      if (!known.has(file.id) && (await isAbout(file.path, stray.email))) doomed.push(file)
    }
  }
  for (const { path } of doomed) await rm(path, { force: true })
  return doomed.length
}

async function isAbout(path: string, email: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => '')
  const [head = ''] = text.split(/\r?\n\r?\n/, 1)
  const addresses = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .filter((line) => /^(?:to|reply-to):/i.test(line))
  return addresses.some((line) =>
    line
      .toLowerCase()
      .split(/[\s<>,:"]+/)
      .includes(email.toLowerCase()),
  )
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
