import { join } from 'node:path'
import { createFileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** The post as the environment says: by SMTP when `SMTP_URL` is set, else as files under `DATA_DIR/outbox`. */
export function createMailer(config: {
  mail: { smtpUrl: string | null; from: string }
  dataDir: string
}): Mailer {
  const { smtpUrl, from } = config.mail
  return smtpUrl ? createSmtpMailer(smtpUrl, from) : createFileMailer(join(config.dataDir, 'outbox'), from)
}
