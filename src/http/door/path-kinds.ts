/** `/search` of `/search?q=x`; other forms unchanged. */
export function pathOf(url = ''): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

/** Paths whose errors are JSON. */
export function isForPrograms(path: string): boolean {
  return /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/.test(path)
}

/** Files, whose errors are a few words; all else is a page. */
export function isOfFiles(path: string): boolean {
  return /^\/(?:assets|attached_assets|google-photos|sample-images|social|uploads|videos)(?:\/|$)/.test(path)
}

/** Probes are answered even over the limits. */
export function isProbe(url = ''): boolean {
  return /^\/(?:healthz|readyz|metrics)(?:\?|$)/.test(url)
}

/** The site's style sheet, of this or another release. Answered like a cached page: even over the limits. */
export function isStyleSheet(url = ''): boolean {
  return /^\/assets\/site-[\w-]+\.css$/.test(url)
}
