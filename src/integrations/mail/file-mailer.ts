import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import type { Mailer } from './mailer.ts'

/** `{time}-{id}.eml` (RFC 5322); atomic, once per message. */
export function createFileMailer(folder: string, from: string, now: () => Date = () => new Date()): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const ending = `-${message.id}.eml`
      const names = await readdir(folder)
      // Left by a process killed meanwhile.
      for (const name of names.filter((name) => name.endsWith(`${ending}.part`)))
        await removeFile(folder, name)
      if (names.some((name) => name.endsWith(ending))) return

      const { message: bytes } = await transport.sendMail(compose(message, from))
      const time = now().toISOString().slice(0, 19).replace(/[-:]/g, '')
      const path = join(folder, `${time}Z${ending}`)
      const file = await open(`${path}.part`, 'w', 0o600)
      try {
        await file.writeFile(bytes as Buffer)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
  }
}

/** At the start; another process's job retries. */
export async function sweepDrafts(folder: string): Promise<number> {
  const drafts = (await readNames(folder)).filter((name) => name.endsWith('.eml.part'))
  for (const name of drafts) await removeFile(folder, name)
  return drafts.length
}

const removeFile = (folder: string, name: string) => rm(join(folder, name), { force: true })

async function readNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
