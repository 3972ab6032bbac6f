import { createFileMailer } from './file-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** `id` is stable over retries: receivers can drop duplicates. */
export type MailMessage = {
  id: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  /** Ids, oldest first. */
  thread?: readonly string[]
  /** Not marked as automatic. */
  isPersonal?: boolean
}

/** Rejects with MailRefused when no retry can help. `signal` ends the attempt. */
export type Mailer = { send(message: MailMessage, signal?: AbortSignal): Promise<void> }

/** SMTP 5xx. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** SMTP when `SMTP_URL` is set, else files under `DATA_DIR/outbox`. */
export function createMailer(config: {
  mail: { smtpUrl: string | null; from: string; folder: string }
}): Mailer {
  const { smtpUrl, from, folder } = config.mail
  return smtpUrl ? createSmtpMailer(smtpUrl, from) : createFileMailer(folder, from)
}
