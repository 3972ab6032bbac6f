/** Hardly used by other programs. */
const OUR_PREFIX =
  /^(?:AI|BACKUP|CDN|FFMPEG|FILES|INQUIRY|INQUIRIES|MAIL|METRICS|PARTNER_TOOLS|PROVIDER|SITE|SMTP|SUPPORT|DATABASE)_|^(?:DATA_(?:DIR|KEY)|GOOGLE_(?:CONTENT|MONTHLY|NIGHTLY|PLACE)|MAX_CONNECTION|PAGE_CACHE|SAMPLE_DATA|TRUST_PROX)/

/** Of Kubernetes and Docker, for services named "database" or "mail". */
const OF_A_NEIGHBOUR = /_SERVICE_(?:HOST|PORT)|_PORT(?:_\d+_(?:TCP|UDP)(?:_\w+)?)?$/

/** A sentence for each name that looks like ours but is not read. */
export function findSettingWarnings(given: readonly string[], known: readonly string[]): string[] {
  return given.toSorted().flatMap((name) => {
    if (known.includes(name)) return []
    const likely = known.find((ours) => isNearly(name, ours))
    if (likely) return [`${name} is set, but there is no such setting. Did you mean ${likely}?`]
    const isOurs = OUR_PREFIX.test(name) && !OF_A_NEIGHBOUR.test(name)
    return isOurs ? [`${name} is set, but there is no such setting.`] : []
  })
}

/** Short names are too close to others (PORT, PATH). */
function isNearly(name: string, ours: string): boolean {
  const [a, b] = [plain(name), plain(ours)]
  if (b.length <= 5 || a[0] !== b[0]) return false
  return distance(a, b) <= (b.length < 10 ? 1 : 2)
}

const plain = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Optimal string alignment. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  const cell = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? cell(i - 2, j - 2) + 1 : Infinity
      rows[i]?.push(Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, change, swap))
    }
  }
  return cell(a.length, b.length)
}
