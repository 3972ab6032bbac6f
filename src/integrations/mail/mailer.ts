/** A text message. `id` is stable over retries, so that receivers can drop duplicates. */
export type MailMessage = {
  id: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  /** Ids of earlier messages of the conversation, oldest first. */
  thread?: readonly string[]
  /** Written by a person, so not marked as automatic. */
  isPersonal?: boolean
}

/** Sends a message. Rejects with MailRefused when no repeat can help, with any other error when one may. */
export type Mailer = { send(message: MailMessage): Promise<void> }

/** The address or the message was refused permanently (SMTP 5xx). */
export class MailRefused extends Error {
  override name = 'MailRefused'
}
