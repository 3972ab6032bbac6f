import { plainlyClickedLink } from './plain-click.ts'

/**
 * 'Send Directions to My Phone': shares the link's maps address (Web Share API, https://www.w3.org/TR/web-share/).
 * Without the API the link works normally; when sharing fails, it opens in a new tab.
 */
export function shareDirections(document: Document): void {
  document.addEventListener('click', (event) => {
    const link = plainlyClickedLink(event)
    if (!link?.matches('[data-share-directions]') || !navigator.share) return
    event.preventDefault()
    const { shareTitle, shareText } = link.dataset
    navigator.share({ title: shareTitle, text: shareText, url: link.href }).catch((error: Error) => {
      if (error.name !== 'AbortError') openInNewTab(link.href)
    })
  })
}

/** Popup blockers may refuse a tab opened after waiting: then this tab follows the link. */
function openInNewTab(href: string): void {
  const tab = window.open(href, '_blank')
  if (tab) tab.opener = null
  else location.assign(href)
}
