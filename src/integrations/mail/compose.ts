import type { MailMessage } from './mailer.ts'

/**
 * A message as nodemailer takes it: fixed sender, one recipient, plain text. The Message-ID is made of the message's
 * own id, so that every repeat carries the same one; nothing in it may name a file or an address to be read.
 */
export function compose(message: MailMessage, from: string) {
  const domain = /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost'
  const messageId = (id: string) => `<${id}@${domain}>`
  const thread = (message.thread ?? []).map(messageId)
  return {
    from,
    to: { name: '', address: message.to },
    ...(message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
    subject: message.subject,
    text: message.text,
    messageId: messageId(message.id),
    // RFC 5322, 3.6.4: what it answers, and the whole conversation before it.
    ...(thread.length > 0 ? { inReplyTo: thread.at(-1), references: thread } : {}),
    // RFC 3834, 5: what a person wrote does not call itself automatic.
    ...(message.isPersonal ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
