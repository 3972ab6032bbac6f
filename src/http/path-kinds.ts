/** Whether programs ask for a path: its errors are JSON. */
export function isForPrograms(path: string): boolean {
  return /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/.test(path)
}

/** Whether a path is one of files, whose errors nobody reads: a few words will do. Everything else is a page. */
export function isOfFiles(path: string): boolean {
  return /^\/(?:assets|attached_assets|sample-images|social|uploads)(?:\/|$)/.test(path)
}
