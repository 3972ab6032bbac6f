import { INQUIRIES_PATH, TOOLS_PATH } from '../../shared/calls/paths.ts'

/** "/search" of "/search?q=x"; other forms unchanged. */
export function pathOf(url = ''): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

/** Whose errors are JSON. */
export function isForPrograms(path: string): boolean {
  return /^\/(?:api|healthz|readyz|metrics)(?:\/|$)/.test(path)
}

/** Whose refusals a form shows. */
export function isOfForm(method: string, path: string): boolean {
  return method !== 'GET' && (path === INQUIRIES_PATH || path.startsWith(TOOLS_PATH))
}

/** Whose errors are a few words. */
export function isOfFiles(path: string): boolean {
  return /^\/(?:assets|attached_assets|google-photos|sample-images|social|uploads|videos)(?:\/|$)/.test(path)
}

export function isProbe(url = ''): boolean {
  return /^\/(?:healthz|readyz|metrics)(?:\?|$)/.test(url)
}

/** Of any release. Answered like a cached page. */
export function isStyleSheet(url = ''): boolean {
  return /^\/assets\/site-[\w-]+\.css$/.test(url)
}
