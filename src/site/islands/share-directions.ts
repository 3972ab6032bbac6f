import { partnerAround, plainlyClickedLink } from './island.ts'

/**
 * Shares a link's address, or `data-share-url` (https://www.w3.org/TR/web-share/). Without the API the link
 * works normally; a failed share opens a new tab.
 */
export function shareDirections(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event)
    if (!link?.matches('[data-share-directions]') || !navigator.share) return
    event.preventDefault()
    const { shareTitle, shareText = placeIn(link.href), shareUrl = link.href } = link.dataset
    const title = shareTitle ?? partnerAround(link).name
    navigator.share({ title, text: shareText, url: shareUrl }).catch((error: Error) => {
      if (error.name !== 'AbortError') openInNewTab(link.href)
    })
  })
}

function placeIn(href: string): string | undefined {
  return new URL(href).searchParams.get('query') ?? undefined
}

/** Popup blockers may refuse after a wait: then this tab follows the link. */
function openInNewTab(href: string): void {
  const tab = window.open(href, '_blank')
  if (tab) tab.opener = null
  else location.assign(href)
}
