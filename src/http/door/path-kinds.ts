/** Returns whether a path's errors are JSON. */
export function isForPrograms(path: string): boolean {
  return /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/.test(path)
}

/** Returns whether a path is a file's, with errors of a few words; all else is a page. */
export function isOfFiles(path: string): boolean {
  return /^\/(?:assets|attached_assets|google-photos|sample-images|social|uploads|videos)(?:\/|$)/.test(path)
}

/** Returns whether a target is a probe's, answered even over the limits. */
export function isProbe(url = ''): boolean {
  return /^\/(?:healthz|readyz|metrics)(?:\?|$)/.test(url)
}
