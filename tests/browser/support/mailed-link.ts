import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A job that failed is repeated after 15 to 30 s. */
const MAILED_MS = 120_000

/**
 * Waits for a mail to `to` in the outbox folder and returns the first address in it that begins with `path`, without
 * the host: "/admin/link#token=…".
 */
export async function mailedLink(dataDir: string, to: string, start: string): Promise<string> {
  const folder = path.join(dataDir, 'outbox')
  const end = performance.now() + MAILED_MS
  let names: string[] = []
  while (performance.now() < end) {
    names = await readdir(folder).catch(() => [])
    for (const name of names) {
      if (!name.endsWith('.eml')) continue
      const text = decode(await readFile(path.join(folder, name), 'utf8'))
      if (!text.includes(`To: ${to}`)) continue
      const found = text.split(/\s+/).find((word) => URL.parse(word)?.pathname === start)
      if (found) return found.slice(new URL(found).origin.length)
    }
    await sleep(100)
  }
  throw new Error(`No mail to ${to} has an address ${start}. There are: ${names.join(', ')}`)
}

/** RFC 2045, section 6.7: quoted-printable. */
const decode = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
