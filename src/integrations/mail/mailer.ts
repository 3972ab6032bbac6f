/** Retries keep `id`: receivers can drop duplicates. */
export type MailMessage = {
  id: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  thread?: readonly string[]
  /** Not marked as automatic. */
  isPersonal?: boolean
}

/** Rejects with MailRefused when no retry can help. */
export type Mailer = { send(message: MailMessage, signal?: AbortSignal): Promise<void> }

export class MailRefused extends Error {
  override name = 'MailRefused'
}
