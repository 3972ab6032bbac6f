import { setTimeout as sleep } from 'node:timers/promises'

/** Where an edit is looked for: a page or call, and whether its text shows the edit. */
export type Place = { what: string; url: string; token?: string; shows(text: string): boolean }

export type Seen = {
  what: string
  /** From the edit's answer to the start of the first request whose answer shows it. */
  freshAfterMs: number
  /** How long that request took. */
  tookMs: number
}

const PAUSE_MS = 10
const GIVE_UP_MS = 60_000

/** Asks all places again and again until each shows the edit. Throws after a minute. */
export function seeEdit(places: readonly Place[], editedAt: number): Promise<Seen[]> {
  return Promise.all(places.map((place) => seeAt(place, editedAt)))
}

async function seeAt({ what, url, token, shows }: Place, editedAt: number): Promise<Seen> {
  for (;;) {
    const startedAt = performance.now()
    const response = await fetch(url, token ? { headers: { authorization: `Bearer ${token}` } } : {})
    const isShown = (await isIn(response, shows)) && response.ok
    const tookMs = Math.round(performance.now() - startedAt)
    if (isShown) return { what, freshAfterMs: Math.round(startedAt - editedAt), tookMs }
    if (startedAt - editedAt > GIVE_UP_MS) throw new Error(`${what} does not show the edit after a minute.`)
    await sleep(PAUSE_MS)
  }
}

/** Reads only as far as needed: the list of all partners has 80 MB. */
async function isIn(response: Response, shows: Place['shows']): Promise<boolean> {
  let text = ''
  let isShown = false
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    isShown ||= shows(text)
    if (text.length > 4_000_000) text = text.slice(-100_000)
  }
  return isShown
}
