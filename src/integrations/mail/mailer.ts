/** `id` is stable over retries, so that receivers can drop duplicates. */
export type MailMessage = {
  id: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  /** Earlier messages' ids, oldest first. */
  thread?: readonly string[]
  /** Not marked as automatic. */
  isPersonal?: boolean
}

/** Rejects with MailRefused when no retry can help, with any other error when one may. `signal` ends the attempt. */
export type Mailer = { send(message: MailMessage, signal?: AbortSignal): Promise<void> }

/** Refused permanently (SMTP 5xx). */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
