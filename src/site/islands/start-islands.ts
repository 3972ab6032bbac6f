import type { Catalogue } from '../../shared/text/i18n.ts'
import { hasStored } from './device-storage.ts'
import type { Island, IslandModule } from './island.ts'
import { plainlyClickedLink } from './island.ts'

/** Then a click follows the link. */
const MAX_WAIT_MS = 5000

/** A busy browser may never be idle. */
const MAX_IDLE_WAIT_MS = 2000

/**
 * On pointer, touch, focus, visible or idle (`data-when`), some only with something kept (`data-stored`).
 * Clicks wait; else links work.
 */
export function startIslands(
  document: Document,
  modules: Record<string, () => Promise<IslandModule>>,
  getMessages: (island: string) => Promise<Catalogue> = async () => ({}),
): void {
  const islands = new Map<string, Promise<Island>>()
  const mounted = new WeakSet<Element>()

  const nameOf = (element: HTMLElement) => element.dataset.island ?? 'toaster'

  async function load(name: string): Promise<Island> {
    const { createIsland } = await (modules[name] as () => Promise<IslandModule>)()
    // Most have no texts.
    return createIsland(createIsland.length > 0 ? await getMessages(name) : {})
  }

  async function mount(element: HTMLElement): Promise<Island> {
    const name = nameOf(element)
    const loading = islands.get(name) ?? load(name)
    islands.set(name, loading)
    loading.catch(() => islands.delete(name))
    const island = await loading
    if (!mounted.has(element)) island.mount?.(element)
    mounted.add(element)
    return island
  }

  // The element works as rendered.
  const mountQuietly = (element: HTMLElement) => void mount(element).catch(() => {})

  const onApproach = (event: Event) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-island]')
    if (element && !mounted.has(element)) mountQuietly(element)
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
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, MAX_WAIT_MS))
    Promise.race([mount(element), timeout])
      .then((island) => island.open?.(element, link))
      .catch(() => location.assign(link.href))
      .finally(() => link.removeAttribute('aria-busy'))
  })

  for (const element of document.querySelectorAll<HTMLElement>('[data-when="idle"],[data-toast]')) {
    if (hasStored(element.dataset.stored)) whenIdle(() => mountQuietly(element))
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      mountQuietly(target as HTMLElement)
    }
  })
  for (const element of document.querySelectorAll('[data-when="visible"]')) observer.observe(element)
}

function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS })
  else setTimeout(run)
}
