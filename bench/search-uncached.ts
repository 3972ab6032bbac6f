import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const CITIES = ['asheville', 'houston', 'spokane', 'chattanooga', 'saskatoon', 'boise', 'springfield']

let asked = 0

/**
 * Search pages of `url` for `seconds`, each with a query of its own, over `connections` that ask again when answered.
 * `from`: one network, which has an allowance unless it is this machine, or as many as requests.
 */
export async function searchUncached(
  url: string,
  from: 'this machine' | 'many networks',
  connections: number,
  seconds: number,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let refused = 0
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const visit = async () => {
    while (performance.now() < endsAt) {
      asked += 1
      const began = performance.now()
      const network = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
      const headers: Record<string, string> = from === 'this machine' ? {} : { 'x-forwarded-for': network }
      const status = await get(
        `${url}/search?q=${CITIES[asked % CITIES.length]}+${asked.toString(36)}`,
        agent,
        headers,
      )
      if (status === 200) times.push(performance.now() - began)
      else {
        refused += 1
        // As Retry-After says.
        await sleep(1000)
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, visit))
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
  const elapsed = (performance.now() - startedAt) / 1000
  return { perSecond: times.length / elapsed, refused, p50Ms: at(0.5), p99Ms: at(0.99) }
}

function get(url: string, agent: Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
      .once('error', reject)
      .end()
  })
}
