/** Whether programs ask for a path: its errors are JSON. */
export function isForPrograms(path: string): boolean {
  return /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/.test(path)
}

/** Whether a path is one of files, whose errors nobody reads: a few words will do. Everything else is a page. */
export function isOfFiles(path: string): boolean {
  return /^\/(?:assets|attached_assets|sample-images|social|uploads)(?:\/|$)/.test(path)
}

/** Whether a request target is that of a probe, which asks by address and must be answered in a full house too. */
export function isProbe(url = ''): boolean {
  return /^\/(?:healthz|readyz|metrics)(?:\?|$)/.test(url)
}
