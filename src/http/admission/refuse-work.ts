import type { IncomingMessage, ServerResponse } from 'node:http'
import { STATUS_BY_CODE } from '../../shared/errors.ts'
import { telUrl } from '../../shared/paths.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
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

/** Creates the refusal of work, with Retry-After; people see a small page. */
export function createRefuseWork(site: {
  siteUrl: string
  config: { provider?: { supportPhone: string | null } }
}): RefuseWork {
  const supportPhone = site.config.provider?.supportPhone ?? null
  const pages = {
    rate_limited: renderPage('rate_limited', supportPhone),
    unavailable: renderPage('unavailable', supportPhone),
  }
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

function renderPage(code: Reason, supportPhone: string | null): Buffer {
  const { heading, text } = TEXTS[code]
  const style =
    ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.25rem}'
  const call =
    supportPhone === null
      ? ''
      : `<p>You can also call us: <a href="${escapeHtml(telUrl(supportPhone))}">${escapeHtml(supportPhone)}</a></p>`
  return Buffer.from(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="robots" content="noindex"><title>${heading}</title><style>${style}</style></head>` +
      `<body><main><h1>${heading}</h1><p>${text}</p>${call}<p><a href="/">Return to Homepage</a></p></main></body></html>`,
  )
}
