import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from './site.ts'
import { SiteProvider } from './text.tsx'

/** Some 2,500 cards of a list. */
const MOST_CHARACTERS = 8 * 2 ** 20

const keptBySite = new WeakMap<Site, LRUCache<string, string>>()
const ids = new WeakMap<object, number>()
let lastId = 0

/** Differs for each object. */
export function idOf(object: object): number {
  const known = ids.get(object)
  if (known !== undefined) return known
  lastId += 1
  ids.set(object, lastId)
  return lastId
}

/** `key` decides all: an immutable object's id, or what is shown. */
export function renderOnce(site: Site, key: string, part: () => ReactNode): string {
  const kept = keptOf(site)
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = renderToStaticMarkup(<SiteProvider site={site}>{part()}</SiteProvider>)
  // V8 keeps React's pieces: ten times the size.
  const html = Buffer.from(made).toString()
  kept.set(key, html)
  return html
}

/** `<ul {...once(site, key, part)} />`. */
export const once = (site: Site, key: string, part: () => ReactNode) =>
  rendered([renderOnce(site, key, part)])

/** `parts`: of renderOnce. */
export const rendered = (parts: readonly string[]) => ({
  dangerouslySetInnerHTML: { __html: parts.join('') },
})

function keptOf(site: Site): LRUCache<string, string> {
  const known = keptBySite.get(site)
  if (known) return known
  const made = new LRUCache<string, string>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (html, key) => html.length + key.length,
  })
  keptBySite.set(site, made)
  return made
}
