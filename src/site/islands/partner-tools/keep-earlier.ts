import type { ShownRelease } from './show-result.ts'

const KEY = 'partner-tools-releases'
const MOST = 10

type Kept = Pick<ShownRelease, 'companyName' | 'pressRelease' | 'source'> & { writtenAt: string }

/** Keeps the last ten releases on this device and lists them; `open` shows one again. */
export function keepEarlier(root: HTMLElement, open: (release: ShownRelease) => void) {
  const section = root.querySelector<HTMLElement>('[data-earlier]')
  const list = root.querySelector<HTMLElement>('[data-earlier-list]')
  const save = (kept: Kept[]) => {
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // Without storage nothing is kept.
    }
    show()
  }
  function show(): void {
    const kept = read()
    if (section) section.hidden = kept.length === 0
    list?.replaceChildren(
      ...kept.map((one, index) => {
        const item = document.createElement('li')
        const day = new Date(one.writtenAt).toLocaleString(document.documentElement.lang, {
          dateStyle: 'medium',
          timeStyle: 'short',
        })
        const headline = one.pressRelease.split('\n\n')[1] ?? one.companyName
        const again = button(headline, () => open({ ...one, wordCount: 0, warnings: [], logoUrl: '' }))
        const remove = button('Remove', () => save(read().filter((_, place) => place !== index)))
        remove.setAttribute('aria-label', `Remove: ${headline}`)
        const about = document.createElement('span')
        about.className = 'soft'
        about.textContent = day
        item.append(again, about, remove)
        return item
      }),
    )
  }
  show()
  return {
    add({ companyName, pressRelease, source }: ShownRelease) {
      const release = { companyName, pressRelease, source, writtenAt: new Date().toISOString() }
      save([release, ...read()].slice(0, MOST))
    },
  }
}

function button(text: string, run: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'action'
  made.textContent = text
  made.addEventListener('click', run)
  return made
}

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept)
      ? kept.filter((one) => typeof one?.pressRelease === 'string').slice(0, MOST)
      : []
  } catch {
    return []
  }
}
