import { partnerAround, plainlyClickedLink } from './island.ts'

/**
 * Shares a link's address, `data-share-url`, or that of the card around it (https://www.w3.org/TR/web-share/). Without the
 * API the link works normally; a failed share follows it.
 */
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

/** Popup blockers may refuse after a wait: then this tab follows the link. */
function openInNewTab(href: string): void {
  const tab = window.open(href, '_blank')
  if (tab) tab.opener = null
  else location.assign(href)
}
