import { keepText, readJson } from './device-storage.ts'
import { plainlyClickedLink } from './island.ts'

const KEY = 'shortlist'
const MAX = 4

/** On this device; a fifth leads to the page, which asks what to replace. Links work without script. */
export function keepShortlist(document: Document): void {
  const counter = document.querySelector<HTMLAnchorElement>('[data-kept]')
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-print]')) print()
    const link = plainlyClickedLink(event)
    const { shortlistAdd, shortlistSet } = link?.dataset ?? {}
    if (!link || (shortlistAdd === undefined && shortlistSet === undefined)) return
    event.preventDefault()
    if (shortlistSet !== undefined) {
      write(shortlistSet.split(',').filter(Boolean))
      return location.assign(link.href)
    }
    const slug = slugOf(link)
    const slugs = read()
    const isKept = slugs.includes(slug)
    if (!isKept && slugs.length >= MAX) return location.assign(addressOf(link, slugs, slug))
    const wanted = isKept ? slugs.filter((other) => other !== slug) : [...slugs, slug]
    write(wanted)
    // Nothing was stored: the link carries the list.
    if (read().length !== wanted.length) return location.assign(addressOf(link, slugs, slug))
    show()
  })
  // Also when shown from the browser's memory.
  addEventListener('pageshow', show)
  show()
  openKept()

  /** The plain address shows what the device keeps. */
  function openKept(): void {
    const slugs = read()
    if (!counter || slugs.length === 0 || location.search !== '') return
    if (location.pathname === new URL(counter.href).pathname) location.replace(addressOf(counter, slugs))
  }

  function show(): void {
    const slugs = read()
    const { keep = '', kept = '' } = counter?.dataset ?? {}
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-shortlist-add]')) {
      const isKept = slugs.includes(slugOf(link))
      const text = isKept ? kept : keep
      if (link.firstChild) link.firstChild.textContent = text
      link.setAttribute('role', 'button')
      link.setAttribute('aria-pressed', String(isKept))
    }
    if (!counter) return
    counter.hidden = slugs.length === 0
    counter.textContent = `${kept} ${slugs.length}`
    counter.href = addressOf(counter, slugs)
  }
}

const slugOf = (link: HTMLAnchorElement) => new URL(link.href).searchParams.get('add') ?? ''

/** The link has the page's language. */
const addressOf = (link: HTMLAnchorElement, slugs: string[], add?: string) =>
  `${new URL(link.href).pathname}?${new URLSearchParams({ p: slugs.join(','), ...(add && { add }) })}`

function read(): string[] {
  const slugs = readJson(KEY)
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string').slice(0, MAX) : []
}

function write(slugs: string[]): void {
  keepText(KEY, slugs.length > 0 ? JSON.stringify(slugs) : null)
}
