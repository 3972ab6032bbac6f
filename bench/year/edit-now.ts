import type { Partner } from '../../src/shared/partners/partner.ts'
import type { Pair } from '../pair/start-pair.ts'

/** Edits one partner after another, one each `everyMs`, until `stop`; `note` has the answers' status. */
export function editNow(
  { url, token }: Pair,
  partners: readonly Partner[],
  everyMs: number,
  note: (status: number) => void = () => {},
): { stop(): Promise<void> } {
  let edits = 0
  let last = Promise.resolve()
  const edit = async () => {
    edits += 1
    const answer = await fetch(`${url}/api/admin/partners/bulk-edit`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        ids: [partners[edits % partners.length]?.id],
        updates: { locationCount: 1 + (edits % 9) },
      }),
    }).catch(() => null)
    note(answer?.status ?? 0)
  }
  const timer = setInterval(() => {
    last = edit()
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
