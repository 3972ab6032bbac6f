import { getMessages } from './get-messages.ts'
import type { IslandModule } from './island.ts'
import { offerLanguage } from './offer-language.ts'
import { offerLocation } from './offer-location.ts'
import { removeFailedPhotos } from './remove-failed-photos.ts'
import { shareDirections } from './share-directions.ts'
import { keepShortlist } from './shortlist.ts'
import { showPendingForms } from './show-pending-forms.ts'
import { startIslands } from './start-islands.ts'

/** The only script that pages load by themselves. Keep it with static imports below 6 KB compressed. */

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
shareDirections(document)
showPendingForms(document)
keepShortlist(document)
keepPages()
removeFailedPhotos(document)
offerLocation(document)
offerLanguage(document)

dismissTooltips(document)

/** Escape closes a tooltip (WCAG 2.2, 1.4.13) until pointer and focus have left. The rest is CSS. */
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

/** Registers the worker of site/offline. */
export function keepPages(): void {
  const register = () => navigator.serviceWorker?.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}
