import { plainlyClickedLink } from './plain-click.ts'

const KEY = 'shortlist'
const MAX = 4

/** Remembers the shortlist on this device; links work without storage or script. Shows the print button. */
export function keepShortlist(document: Document): void {
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-print]')) print()
    const link = plainlyClickedLink(event)
    const { shortlistAdd, shortlistSet } = link?.dataset ?? {}
    if (!link || (shortlistAdd === undefined && shortlistSet === undefined)) return
    const added = new URL(link.href).searchParams.get('add') ?? ''
    event.preventDefault()
    if (shortlistSet !== undefined) {
      write(shortlistSet.split(',').filter(Boolean))
      return location.assign(link.href)
    }
    const slugs = read()
    const isFull = slugs.length >= MAX && !slugs.includes(added)
    if (!isFull) write([...new Set([...slugs, added])])
    const query = new URLSearchParams({ p: slugs.join(','), add: added })
    location.assign(`${new URL(link.href).pathname}?${query}`)
  })
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) button.hidden = false
}

function read(): string[] {
  try {
    const slugs: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string').slice(0, MAX) : []
  } catch {
    return []
  }
}

function write(slugs: string[]): void {
  try {
    if (slugs.length > 0) localStorage.setItem(KEY, JSON.stringify(slugs))
    else localStorage.removeItem(KEY)
  } catch {
    // Private windows may have no storage.
  }
}
