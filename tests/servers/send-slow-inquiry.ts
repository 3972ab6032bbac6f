import { once } from 'node:events'
import { request } from 'node:http'

export type SlowInquiry = {
  /** Sends the rest; returns the status. */
  finish(): Promise<number>
}

/**
 * Sends half an inquiry and leaves the request in progress. `Expect: 100-continue` makes sure that the product
 * has read its head, however busy the machine is; else a stopping product may take the connection for idle.
 */
export async function sendSlowInquiry(url: string, name = 'Ada'): Promise<SlowInquiry> {
  const [partner] = (await (await fetch(`${url}/api/partners`)).json()) as { id: string }[]
  const inquiry = {
    partnerId: partner?.id,
    name,
    email: 'ada@example.com',
    message: `How long, asks ${name}?`,
  }
  const body = JSON.stringify(inquiry)
  const headers = { 'content-type': 'application/json', expect: '100-continue' }
  const sent = request(`${url}/api/inquiries`, { method: 'POST', headers, agent: false })
  const answer = once(sent, 'response')
  answer.catch(() => {})
  sent.flushHeaders()
  await once(sent, 'continue')
  sent.write(body.slice(0, 20))
  return {
    async finish() {
      sent.end(body.slice(20))
      const [response] = await answer
      response.resume()
      return response.statusCode
    },
  }
}
