import type { Island, IslandModule } from './island.ts'
import { plainlyClickedLink } from './plain-click.ts'

/** A visitor who clicked is not kept waiting longer for a script: the link then leads to the page it names. */
const PATIENCE_MS = 5000

/** Safari has no idle callback; a turn of the event loop later its page is drawn as well. */
const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? setTimeout

/**
 * Brings islands to life at their first need: when a pointer, a finger or the focus reaches an element with
 * `data-island`, when it comes into view (`data-when="visible"`) or when the browser has time (`data-when="idle"`,
 * and every element with `data-toast`). A click on the island's link, or on a `data-photo` link inside it, is kept
 * until the island is there. When the island cannot be loaded the link does what it does without JavaScript.
 */
export function startIslands(document: Document, modules: Record<string, () => Promise<IslandModule>>): void {
  const islands = new Map<string, Promise<Island>>()
  const mounted = new WeakSet<Element>()

  const nameOf = (element: HTMLElement) => element.dataset.island ?? 'toaster'

  // An unknown name rejects like a module that cannot be had.
  async function load(name: string): Promise<Island> {
    const module = await (modules[name] as () => Promise<IslandModule>)()
    return module.createIsland()
  }

  async function bring(element: HTMLElement): Promise<Island> {
    const name = nameOf(element)
    const loading = islands.get(name) ?? load(name)
    islands.set(name, loading)
    loading.catch(() => islands.delete(name))
    const island = await loading
    if (!mounted.has(element)) island.mount?.(element)
    mounted.add(element)
    return island
  }

  // A failure here is not the visitor's business: the element keeps working as the server made it.
  const bringQuietly = (element: HTMLElement) => void bring(element).catch(() => {})

  const onApproach = (event: Event) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-island]')
    if (element && !mounted.has(element)) bringQuietly(element)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onApproach, { passive: true })
  }

  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event)
    const element = link?.matches('[data-island],[data-photo]') && link.closest<HTMLElement>('[data-island]')
    if (!link || !element || !(nameOf(element) in modules)) return
    event.preventDefault()
    if (link.hasAttribute('aria-busy')) return
    link.setAttribute('aria-busy', 'true')
    const patience = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS))
    Promise.race([bring(element), patience])
      .then((island) => island.open?.(element, link))
      .catch(() => location.assign(link.href))
      .finally(() => link.removeAttribute('aria-busy'))
  })

  for (const element of document.querySelectorAll<HTMLElement>('[data-when="idle"],[data-toast]')) {
    whenIdle(() => bringQuietly(element))
  }
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      sight.unobserve(target)
      bringQuietly(target as HTMLElement)
    }
  })
  for (const element of document.querySelectorAll('[data-when="visible"]')) sight.observe(element)
}
