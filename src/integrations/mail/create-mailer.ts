import { createFileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** SMTP when `SMTP_URL` is set, else files under `DATA_DIR/outbox`. */
export function createMailer(config: {
  mail: { smtpUrl: string | null; from: string; folder: string }
}): Mailer {
  const { smtpUrl, from, folder } = config.mail
  return smtpUrl ? createSmtpMailer(smtpUrl, from) : createFileMailer(folder, from)
}
