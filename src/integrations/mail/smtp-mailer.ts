import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import { type Mailer, MailRefused } from './mailer.ts'

/** nodemailer's defaults are minutes. */
const TIMEOUT_MS = 10_000

/**
 * Sends through the SMTP server of `url` (smtp:// or smtps://, optionally with user and password), one
 * connection per message; each step waits at most `timeoutMs`. Rejects with MailRefused when address or
 * message are refused permanently (5xx); a refused login or greeting may be retried. Source: RFC 5321, 4.2.1
 */
export function createSmtpMailer(url: string, from: string, timeoutMs = TIMEOUT_MS): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      try {
        await transport.sendMail(compose(message, from))
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused((error as Error).message, { cause: error })
        throw error
      }
    },
  }
}

function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  // 530: login required.
  return isAboutMessage && responseCode !== undefined && responseCode >= 500 && responseCode !== 530
}
