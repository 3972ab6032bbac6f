/** One message of text. `id` is stable over retries, so that a receiver can drop a second copy. */
export type MailMessage = {
  id: string
  to: string
  replyTo: string | null
  subject: string
  text: string
}

/** Hands a message over to the post. Rejects with MailRefused when no repeat can help, with any other error when one may. */
export type Mailer = { send(message: MailMessage): Promise<void> }

/** The address or the message itself was refused for good (SMTP 5xx). */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
