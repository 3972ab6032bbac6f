import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from './site.ts'
import { SiteProvider } from './text.tsx'

/** HTML by the site that shows it and the data it shows, kept no longer than either lives. */
const kept = new WeakMap<Site, WeakMap<object, string>>()

/**
 * The HTML of a part whose data outlive one request (a question, a map, a partner's neighbours), rendered once per
 * site. `data` must be a value that never changes and decide all that the part shows. The answer is React's own
 * markup: every text in it is escaped.
 */
export function renderOnce(site: Site, data: object, part: () => ReactNode): string {
  let ofSite = kept.get(site)
  if (!ofSite) {
    ofSite = new WeakMap()
    kept.set(site, ofSite)
  }
  let html = ofSite.get(data)
  if (html === undefined) {
    html = renderToStaticMarkup(<SiteProvider site={site}>{part()}</SiteProvider>)
    ofSite.set(data, html)
  }
  return html
}
