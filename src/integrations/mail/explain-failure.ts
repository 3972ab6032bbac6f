/** `response`: the server's answer. */
type SmtpError = { code?: string; responseCode?: number; response?: string }

const NOT_REACHED = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND'])
const TOO_SLOW = new Set(['ETIMEDOUT', 'EABORT', 'ABORT_ERR'])
const SENDING_LIMIT = /\b(?:sending|outgoing|outbound|submission|relay(?:ing)?)\b[^.]*\b(?:limit|quota)\b/i
/** Google's (5.4.5), Microsoft's (5.1.90), and one that may be a recipient's. */
const SOME_LIMIT = /\b5\.4\.5\b|\b5\.1\.90\b|\bdaily\b.*\b(?:limit|quota)\b/i
const RECIPIENT = /\b(?:recipient|mailbox|inbox|receiv\w*|incoming|tried to reach|no such)\b/i
const MAX_ANSWER_LENGTH = 300

/** `isRefused`: 5xx, but for a required login (530) or the sender's quota. */
export function explainFailure(error: unknown): { sentence: string; isRefused: boolean } {
  const { code = '', responseCode, response = '' } = error as SmtpError
  if (TOO_SLOW.has(code)) return { sentence: 'The mail server did not answer in time.', isRefused: false }
  if (responseCode !== undefined && responseCode >= 400 && responseCode < 600) {
    const answer = response
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, MAX_ANSWER_LENGTH)
    const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
    const isRefused = isAboutMessage && responseCode >= 500 && responseCode !== 530 && !isSendersQuota(answer)
    return {
      sentence: `The mail server ${isRefused ? 'refused the message' : 'answered'}: ${answer || responseCode}`,
      isRefused,
    }
  }
  if (code === 'ETLS')
    return { sentence: 'No encrypted connection to the mail server was possible.', isRefused: false }
  if (code === 'EAUTH')
    return { sentence: 'The mail server did not accept the user and password of SMTP_URL.', isRefused: false }
  if (code === 'EPROTOCOL' || response)
    return { sentence: 'The answer of the mail server could not be read.', isRefused: false }
  if (NOT_REACHED.has(code)) return { sentence: 'The mail server could not be reached.', isRefused: false }
  return { sentence: 'The message could not be sent.', isRefused: false }
}

function isSendersQuota(answer: string): boolean {
  const words = answer.replace(/\S+@\S+/g, '')
  return SENDING_LIMIT.test(words) || (SOME_LIMIT.test(words) && !RECIPIENT.test(words))
}
