/** One message of text. `id` is stable over retries, so that a receiver can drop a second copy. */
export type MailMessage = {
  id: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  /** Ids of the messages that went before it in the same conversation, oldest first. */
  thread?: readonly string[]
  /** True for a message that a person wrote: it does not call itself automatic. */
  isPersonal?: boolean
}

/** Hands a message over to the post. Rejects with MailRefused when no repeat can help, with any other error when one may. */
export type Mailer = { send(message: MailMessage): Promise<void> }

/** The address or the message itself was refused for good (SMTP 5xx). */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
