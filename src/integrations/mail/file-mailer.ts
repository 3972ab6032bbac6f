import { mkdir, open, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import type { Mailer } from './mailer.ts'

/**
 * Writes each message as a whole .eml file (RFC 5322) into `folder`, `{time}-{id}.eml`, for a site without a mail
 * server: any mail program opens it. A file appears complete or not at all, and once, however often it is sent.
 * The folder is readable by its owner alone, since the messages are personal.
 */
export function createFileMailer(folder: string, from: string, now: () => Date = () => new Date()): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const ending = `-${message.id}.eml`
      if ((await readdir(folder)).some((name) => name.endsWith(ending))) return

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
