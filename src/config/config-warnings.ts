/** Other programs hardly use it. */
const OUR_PREFIX =
  /^(?:AI|BACKUP|CDN|FFMPEG|FILES|INQUIRY|INQUIRIES|MAIL|METRICS|PARTNER_TOOLS|PROVIDER|SITE|SMTP|SUPPORT|DATABASE)_|^(?:DATA_(?:DIR|KEY)|GOOGLE_(?:CONTENT|MONTHLY|NIGHTLY|PLACE)|MAX_CONNECTION|PAGE_CACHE|SAMPLE_DATA|TRUST_PROX)/

/** From Kubernetes and Docker, for services named "database" or "mail". */
const OF_A_NEIGHBOUR = /_SERVICE_(?:HOST|PORT)|_PORT(?:_\d+_(?:TCP|UDP)(?:_\w+)?)?$/

/** For names that look like ours but are not read. */
export function findSettingWarnings(given: readonly string[], known: readonly string[]): string[] {
  return given.toSorted().flatMap((name) => {
    if (known.includes(name)) return []
    const likely = known.find((ours) => plain(ours) === plain(name))
    if (likely) return [`${name} is set, but there is no such setting. Did you mean ${likely}?`]
    const isOurs = OUR_PREFIX.test(name) && !OF_A_NEIGHBOUR.test(name)
    return isOurs ? [`${name} is set, but there is no such setting.`] : []
  })
}

const plain = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '')
