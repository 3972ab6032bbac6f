import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from './site.ts'
import { SiteProvider } from './text.tsx'

type Kept = { byObject: WeakMap<object, string>; byText: LRUCache<string, string> }

/** Some 2,500 cards of a list. */
const MOST_CHARACTERS = 8 * 2 ** 20

const keptBySite = new WeakMap<Site, Kept>()

/**
 * Renders a part once per site and `key`, which must decide all of it: an immutable object, or a text of what is shown.
 * Returns escaped markup.
 */
export function renderOnce(site: Site, key: object | string, part: () => ReactNode): string {
  const { byObject, byText } = keptOf(site)
  const known = typeof key === 'string' ? byText.get(key) : byObject.get(key)
  if (known !== undefined) return known
  const made = renderToStaticMarkup(<SiteProvider site={site}>{part()}</SiteProvider>)
  // React appends piece by piece, and V8 keeps the pieces: ten times the text's size.
  const html = Buffer.from(made).toString()
  if (typeof key === 'string') byText.set(key, html)
  else byObject.set(key, html)
  return html
}

function keptOf(site: Site): Kept {
  const known = keptBySite.get(site)
  if (known) return known
  const byText = new LRUCache<string, string>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (html, key) => html.length + key.length,
  })
  const made = { byObject: new WeakMap(), byText }
  keptBySite.set(site, made)
  return made
}
