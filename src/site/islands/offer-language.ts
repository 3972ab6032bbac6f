import { keepText, readText } from './device-storage.ts'

const KEY = 'language'

/** Its reader does not read the page's language. */
const OFFERS: Readonly<Record<string, { text: string; no: string }>> = {
  en: { text: 'This page is also in English', no: 'No, thank you' },
  fr: { text: 'Cette page existe aussi en français', no: 'Non, merci' },
  es: { text: 'Esta página también está en español', no: 'No, gracias' },
}

/** Once: whoever chose or declined is not asked again. */
export function offerLanguage(document: Document): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[lang]')
  for (const link of links) link.addEventListener('click', () => keepText(KEY, link.lang))
  // Without storage each page would offer.
  const isAnswered = readText(KEY) !== null
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find((language) => language in OFFERS)
  const offer = OFFERS[wanted ?? '']
  const link = [...links].find(({ lang }) => lang.slice(0, 2) === wanted)
  if (!wanted || !offer || !link || document.documentElement.lang.startsWith(wanted) || isAnswered) return
  const notice = document.createElement('aside')
  notice.className = 'language-offer'
  notice.lang = link.lang
  notice.ariaLabel = link.textContent
  const accept = document.createElement('a')
  accept.href = link.href
  accept.textContent = offer.text
  accept.addEventListener('click', () => keepText(KEY, link.lang))
  const decline = document.createElement('button')
  decline.className = 'text-button'
  decline.textContent = offer.no
  decline.addEventListener('click', () => {
    keepText(KEY, document.documentElement.lang)
    notice.remove()
  })
  notice.append(accept, ' ', decline)
  document.body.append(notice)
}
