import type { MailMessage } from './mailer.ts'

/**
 * A message as nodemailer takes it: fixed sender, one recipient, plain text. The Message-ID is made of the message's
 * own id, so that every repeat carries the same one; nothing in it may name a file or an address to be read.
 */
export function compose(message: MailMessage, from: string) {
  const domain = /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: { name: '', address: message.to },
    ...(message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
    subject: message.subject,
    text: message.text,
    messageId: `<${message.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
