import type { MailMessage } from './mailer.ts'

/** No file or URL access. Repeats share the Message-ID. */
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
    // RFC 5322, 3.6.4.
    ...(thread.length > 0 ? { inReplyTo: thread.at(-1), references: thread } : {}),
    // RFC 3834, 5: not for a person's message.
    ...(message.isPersonal ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
