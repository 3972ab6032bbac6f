import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import { explainFailure } from './explain-failure.ts'
import { type Mailer, MailRefused } from './mailer.ts'

/** nodemailer's own limits are minutes for a step, none for the whole, and 1 MiB for an answer. */
const LIMITS = { stepMs: 10_000, totalMs: 30_000 }
/** RFC 5321, 4.5.3.1.5: an answer's line has at most 512 octets; greetings and EHLO have a few of them. */
const MAX_ANSWER_BYTES = 65_536

/**
 * Sends through the SMTP server of `url` (smtp:// or smtps://, optionally with user and password), one connection per
 * message. A step waits at most `stepMs`, a message takes at most `totalMs`, an answer has at most 64 KiB. Rejects with
 * an Error whose message is a sentence for people: MailRefused when address or message are refused permanently (5xx);
 * a refused login or greeting, and a used-up quota of sending, may be repeated. Only 250 after the message counts as
 * sent. Source: RFC 5321, 4.2.1 and 4.3.2
 */
export function createSmtpMailer(
  url: string,
  from: string,
  { stepMs = LIMITS.stepMs, totalMs = LIMITS.totalMs }: Partial<typeof LIMITS> = {},
): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    dnsTimeout: stepMs,
    maxResponseSize: MAX_ANSWER_BYTES,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(message) {
      try {
        const { response } = await transport.sendMail({
          ...compose(message, from),
          signal: AbortSignal.timeout(totalMs),
        })
        // nodemailer takes any 2xx for a success of any step, so a server that repeats its greeting seems to accept.
        if (!/^250\b/.test(response)) throw Object.assign(new Error('No 250 after the message'), { response })
      } catch (error) {
        const { sentence, isRefused } = explainFailure(error)
        throw isRefused ? new MailRefused(sentence, { cause: error }) : new Error(sentence, { cause: error })
      }
    },
  }
}
