import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_BY_CODE } from '../../shared/errors.ts'
import { type BareProvider, renderBarePage } from '../../site/pages/bare.tsx'
import { answerRefusal } from '../door/answer-refusal.ts'

type Reason = 'rate_limited' | 'unavailable'

const TEXTS: Record<Reason, { heading: string; text: string }> = {
  rate_limited: {
    heading: 'One moment, please',
    text: 'Many requests came from your network. Please wait a moment, then try again.',
  },
  unavailable: {
    heading: 'Back in a moment',
    text: 'Many people are asking at once. Please try again in a moment.',
  },
}

export type RefuseWork = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  code: Reason,
  retryAfterSeconds: number,
) => void

/** With Retry-After; people see a small page. */
export function createRefuseWork(site: { siteUrl: string; config: { provider?: BareProvider } }): RefuseWork {
  const render = (code: Reason) =>
    Buffer.from(renderBarePage({ ...TEXTS[code], provider: site.config.provider, directory: 'here' }))
  const pages = { rate_limited: render('rate_limited'), unavailable: render('unavailable') }
  return (incoming, outgoing, code, retryAfterSeconds) => {
    const refusal = {
      status: STATUS_BY_CODE[code],
      code,
      message: TEXTS[code].text,
      page: pages[code],
      headers: { 'retry-after': String(retryAfterSeconds) },
    }
    answerRefusal(incoming, outgoing, refusal, site.siteUrl)
  }
}
