import { partnerAround, plainlyClickedLink } from './island.ts'

/** Source: w3.org/TR/web-share. A failed share follows the link. */
export function shareDirections(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event)
    if (!link?.matches('[data-share-directions], .directions') || !navigator.share) return
    event.preventDefault()
    const around = link.closest('.row')?.querySelector<HTMLAnchorElement>('.address') ?? link
    const { shareTitle, shareText = placeIn(around.href), shareUrl = around.href } = link.dataset
    const title = shareTitle ?? partnerAround(link).name
    navigator.share({ title, text: shareText, url: shareUrl }).catch((error: Error) => {
      if (error.name !== 'AbortError') openInNewTab(around.href)
    })
  })
}

function placeIn(href: string): string | undefined {
  return new URL(href).searchParams.get('query') ?? undefined
}

/** Popup blockers may refuse after a wait. */
function openInNewTab(href: string): void {
  const tab = window.open(href, '_blank')
  if (tab) tab.opener = null
  else location.assign(href)
}
