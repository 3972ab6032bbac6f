import type { Catalogue } from '../../shared/text/i18n.ts'
import type { IslandModule } from './island.ts'
import { watchLanguage } from './keep-language.ts'
import { offerLocation } from './offer-location.ts'
import { shareDirections } from './share-directions.ts'
import { keepShortlist } from './shortlist.ts'
import { showPendingForms } from './show-pending-forms.ts'
import { startIslands } from './start-islands.ts'

/** Pages load this alone: keep it below 6 KB compressed. */

const MODULES: Record<string, () => Promise<IslandModule>> = {
  'search-box': () => import('./search/search-box.tsx'),
  filter: () => import('./filter.ts'),
  inquiry: () => import('./inquiry/inquiry.tsx'),
  'inquiry-draft': () => import('./inquiry/inquiry-draft.ts'),
  'inquiry-sent': () => import('./inquiry/inquiry-sent.ts'),
  'sent-inquiries': () => import('./inquiry/sent-inquiries.ts'),
  'tool-switch': () => import('./partner-tools/tool-switch.ts'),
  'press-release': () => import('./partner-tools/press-release.ts'),
  video: () => import('./partner-tools/video.ts'),
  gallery: () => import('./gallery.tsx'),
  toaster: () => import('../../ui/toast/toaster.ts'),
}

const IN_USE = ':hover, :focus-within'

startIslands(document, MODULES, (island) => getMessages(document, island))
const OTHERS = [
  shareDirections,
  showPendingForms,
  keepShortlist,
  keepPages,
  removeFailedPhotos,
  offerLocation,
  watchLanguage,
  dismissTooltips,
]
// A task each: a slow telephone answers a tap in between.
for (const start of OTHERS) setTimeout(start, 0, document)

/** WCAG 2.2, 1.4.13: until pointer and focus have left. */
function dismissTooltips(document: Document): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const tooltip of document.querySelectorAll(`.tooltip:is(${IN_USE})`))
      tooltip.setAttribute('data-dismissed', '')
  })
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, () => {
      for (const tooltip of document.querySelectorAll('[data-dismissed]'))
        if (!tooltip.matches(IN_USE)) tooltip.removeAttribute('data-dismissed')
    })
  }
}

/** By site/offline. */
export function keepPages(): void {
  const register = () => navigator.serviceWorker?.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

/** English where it fails. */
async function getMessages(document: Document, island: string): Promise<Catalogue> {
  const folder = document.documentElement.dataset.messages
  if (!folder) return {}
  const response = await fetch(`${folder}/${island}.json`).catch(() => null)
  return response?.ok ? response.json() : {}
}

/** Addresses of Google's photos expire. */
function removeFailedPhotos(document: Document): void {
  const remove = (image: EventTarget | null) => {
    const item = image instanceof HTMLImageElement && image.closest<HTMLElement>('.photo-grid > li')
    if (!item) return
    const gallery = item.closest('.photos')
    const list = item.parentElement
    item.remove()
    // The grid's layout depends on its count.
    if (list) list.dataset.count = String(list.children.length)
    if (!gallery?.querySelector('.photo-grid > li')) gallery?.remove()
  }
  document.addEventListener('error', ({ target }) => remove(target), true)
  // Failed before this script; pending lazy ones are not `complete`.
  for (const image of [...document.images]) if (image.complete && image.naturalWidth === 0) remove(image)
}
