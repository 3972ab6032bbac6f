import { splitLocale } from '../../../shared/text/languages.ts'
import type { Island } from '../island.ts'

/** Switches in place; on failure follows the link. */
export function createIsland(): Island {
  addEventListener('popstate', () => {
    if (splitLocale(location.pathname).path.startsWith('/partner-tools'))
      show(location.href).catch(() => location.reload())
  })
  return {
    open(_, link) {
      show(link.href)
        .then(() => history.pushState(null, '', link.href))
        .catch(() => location.assign(link.href))
    },
  }
}

/** In header and footer, of language. */
const SWITCH = 'a[lang]'

async function show(address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(String(response.status))
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const [main, next] = [document.querySelector('main'), page.querySelector('main')]
  if (!main || !next) throw new Error('no main')
  document.title = page.title
  main.replaceChildren(...next.childNodes)
  const switches = page.querySelectorAll<HTMLAnchorElement>(SWITCH)
  for (const [at, link] of document.querySelectorAll<HTMLAnchorElement>(SWITCH).entries())
    link.href = switches[at]?.href ?? link.href
  scrollTo(0, 0)
  main.querySelector('h1')?.focus()
  // A draft must show before pointer or focus mount the island.
  main.querySelector('[data-when="idle"]')?.dispatchEvent(new Event('focusin', { bubbles: true }))
}
