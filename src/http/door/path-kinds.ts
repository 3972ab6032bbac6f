/** Whether programs ask for a path: its errors are JSON. */
export function isForPrograms(path: string): boolean {
  return /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/.test(path)
}

/** Whether a path is a file's: its errors are a few words. Everything else is a page. */
export function isOfFiles(path: string): boolean {
  return /^\/(?:assets|attached_assets|sample-images|social|uploads)(?:\/|$)/.test(path)
}

/** Whether a target is a probe's, which asks by address and is answered even over the limits. */
export function isProbe(url = ''): boolean {
  return /^\/(?:healthz|readyz|metrics)(?:\?|$)/.test(url)
}
