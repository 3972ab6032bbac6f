/** In the reader's language, not the page's. */
const OFFERS: Readonly<Record<string, { text: string; no: string }>> = {
  en: { text: 'This page is also in English', no: 'No, thank you' },
  fr: { text: 'Cette page existe aussi en français', no: 'Non, merci' },
  es: { text: 'Esta página también está en español', no: 'No, gracias' },
}

/** `link`: to the page in it. `choose` gets the wanted language's tag. */
export function offerLanguage(
  document: Document,
  link: HTMLAnchorElement,
  choose: (tag: string) => void,
): void {
  const offer = OFFERS[link.lang.slice(0, 2)]
  if (!offer) return
  const notice = document.createElement('aside')
  notice.className = 'language-offer'
  notice.lang = link.lang
  notice.ariaLabel = link.textContent
  const accept = document.createElement('a')
  accept.href = link.href
  accept.textContent = offer.text
  accept.addEventListener('click', () => choose(link.lang))
  const decline = document.createElement('button')
  decline.className = 'text-button'
  decline.textContent = offer.no
  decline.addEventListener('click', () => {
    choose(document.documentElement.lang)
    notice.remove()
  })
  notice.append(accept, ' ', decline)
  document.body.append(notice)
}
