import { createFileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** Returns the SMTP mailer when `SMTP_URL` is set, else one for files under `DATA_DIR/outbox`. */
export function createMailer(config: {
  mail: { smtpUrl: string | null; from: string; folder: string }
}): Mailer {
  const { smtpUrl, from, folder } = config.mail
  return smtpUrl ? createSmtpMailer(smtpUrl, from) : createFileMailer(folder, from)
}
