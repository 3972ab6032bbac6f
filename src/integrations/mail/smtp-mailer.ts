import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import { explainFailure } from './explain-failure.ts'
import { createFileMailer } from './file-mailer.ts'
import { type Mailer, MailRefused } from './mailer.ts'

/** Scanning servers answer late, and deliver what was given up (RFC 5321, 4.5.3.2.6). */
const LIMITS = { stepMs: 10_000, answerMs: 120_000, totalMs: 150_000 }
/** Lines have at most 512 octets (RFC 5321, 4.5.3.1.5). */
const MAX_ANSWER_BYTES = 65_536

/**
 * Rejects with a sentence for people; MailRefused for 5xx. 250 alone counts as sent (RFC 5321, 4.2.1, 4.3.2).
 */
export function createSmtpMailer(url: string, from: string, limits: Partial<typeof LIMITS> = {}): Mailer {
  const { stepMs, answerMs, totalMs } = { ...LIMITS, ...limits }
  const transport = createTransport({
    url,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: answerMs,
    dnsTimeout: stepMs,
    maxResponseSize: MAX_ANSWER_BYTES,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message, signal) {
      try {
        const { response } = await transport.sendMail({
          ...compose(message, from),
          signal: AbortSignal.any([AbortSignal.timeout(totalMs), ...(signal ? [signal] : [])]),
        })
        // nodemailer takes any 2xx for success.
        if (!/^250\b/.test(response)) throw Object.assign(new Error('No 250 after the message'), { response })
      } catch (error) {
        const { sentence, isRefused } = explainFailure(error)
        throw isRefused ? new MailRefused(sentence, { cause: error }) : new Error(sentence, { cause: error })
      }
    },
  }
}

/** By SMTP, or else into `DATA_DIR/outbox`. */
export function createMailer(config: {
  mail: { smtpUrl: string | null; from: string; folder: string }
}): Mailer {
  const { smtpUrl, from, folder } = config.mail
  return smtpUrl ? createSmtpMailer(smtpUrl, from) : createFileMailer(folder, from)
}
