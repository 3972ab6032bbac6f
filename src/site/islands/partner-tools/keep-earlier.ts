import { actionButton, lastTen } from './last-ten.ts'
import type { ShownRelease } from './show-result.ts'

const RELEASES_KEY = 'partner-tools-releases'

type Kept = Pick<ShownRelease, 'companyName' | 'pressRelease' | 'source'> & { writtenAt: string }

export const keptReleases = () => lastTen<Kept>(RELEASES_KEY, (one) => typeof one.pressRelease === 'string')

/** Lists this device's last ten releases; `open` shows one. */
export function keepEarlier(root: HTMLElement, open: (release: ShownRelease) => void) {
  const section = root.querySelector<HTMLElement>('[data-earlier]')
  const list = root.querySelector<HTMLElement>('[data-earlier-list]')
  const releases = keptReleases()
  const save = (kept: Kept[]) => {
    releases.save(kept)
    show()
  }
  function show(): void {
    const kept = releases.read()
    if (section) section.hidden = kept.length === 0
    list?.replaceChildren(
      ...kept.map((one, index) => {
        const item = document.createElement('li')
        const day = new Date(one.writtenAt).toLocaleString(document.documentElement.lang, {
          dateStyle: 'medium',
          timeStyle: 'short',
        })
        const headline = one.pressRelease.split('\n\n')[1] ?? one.companyName
        const again = actionButton(headline, () => open({ ...one, wordCount: 0, warnings: [], logoUrl: '' }))
        const remove = actionButton('Remove', () =>
          save(releases.read().filter((_, place) => place !== index)),
        )
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
      save([release, ...releases.read()])
    },
  }
}
