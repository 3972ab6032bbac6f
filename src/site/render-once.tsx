import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from './site.ts'
import { SiteProvider } from './text.tsx'

const kept = new WeakMap<Site, WeakMap<object, string>>()

/**
 * Renders a part once per site and `data`, which must be immutable and decide all of it. Returns escaped
 * markup.
 */
export function renderOnce(site: Site, data: object, part: () => ReactNode): string {
  let ofSite = kept.get(site)
  if (!ofSite) {
    ofSite = new WeakMap()
    kept.set(site, ofSite)
  }
  let html = ofSite.get(data)
  if (html === undefined) {
    const made = renderToStaticMarkup(<SiteProvider site={site}>{part()}</SiteProvider>)
    // React appends piece by piece, and V8 keeps the pieces: ten times the text's size.
    html = Buffer.from(made).toString()
    ofSite.set(data, html)
  }
  return html
}
