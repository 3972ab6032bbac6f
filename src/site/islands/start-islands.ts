import type { Island, IslandModule } from './island.ts'
import { plainlyClickedLink } from './plain-click.ts'

/** After this wait a click follows the link instead. */
const PATIENCE_MS = 5000

/** Safari has no requestIdleCallback. */
const whenIdle: (run: () => void) => void = window.requestIdleCallback ?? setTimeout

/**
 * Mounts islands when needed: when pointer, touch or focus reaches a `data-island` element, when it becomes visible
 * (`data-when="visible"`) or when the browser is idle (`data-when="idle"`, and every `data-toast`). A click on its
 * link, or on a `data-photo` link inside, waits for it. If loading fails, the link works as without JavaScript.
 */
export function startIslands(document: Document, modules: Record<string, () => Promise<IslandModule>>): void {
  const islands = new Map<string, Promise<Island>>()
  const mounted = new WeakSet<Element>()

  const nameOf = (element: HTMLElement) => element.dataset.island ?? 'toaster'

  // An unknown name rejects like a failed download.
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

  // On failure the element keeps working as rendered.
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
