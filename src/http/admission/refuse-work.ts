import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_BY_CODE } from '../../shared/errors.ts'
import { type BareProvider, renderBarePage } from '../../site/pages/bare.tsx'
import { answerRefusal } from '../door/answer-refusal.ts'

type Reason = 'rate_limited' | 'unavailable' | 'too_large' | 'invalid_input'

const TEXTS: Record<Reason, { heading: string; text: string }> = {
  rate_limited: {
    heading: 'One moment, please',
    text: 'Many requests came from your network. Please wait a moment, then try again.',
  },
  unavailable: {
    heading: 'Back in a moment',
    text: 'Many people are asking at once. Please try again in a moment.',
  },
  too_large: {
    heading: 'That was too much',
    text: 'What was sent is larger than this address accepts. Please make it smaller.',
  },
  invalid_input: {
    heading: 'This request cannot be answered',
    text: 'A request with this method must not have a body.',
  },
}

export type RefuseWork = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  code: Reason,
  retryAfterSeconds?: number,
) => void

/** People see a small page. */
export function createRefuseWork(site: { siteUrl: string; config: { provider?: BareProvider } }): RefuseWork {
  const { provider } = site.config
  const pages = new Map(
    Object.entries(TEXTS).map(([code, said]) => [
      code,
      Buffer.from(renderBarePage({ ...said, provider, directory: 'here' })),
    ]),
  )
  return (incoming, outgoing, code, retryAfterSeconds) => {
    const refusal = {
      status: STATUS_BY_CODE[code],
      code,
      message: TEXTS[code].text,
      page: pages.get(code),
      ...(retryAfterSeconds !== undefined && { headers: { 'retry-after': String(retryAfterSeconds) } }),
    }
    answerRefusal(incoming, outgoing, refusal, site.siteUrl)
  }
}
