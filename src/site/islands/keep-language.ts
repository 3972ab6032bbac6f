import { keepText, readText } from './device-storage.ts'

const KEY = 'language'

const keepLanguage = (tag: string) => keepText(KEY, tag)

/** Remembers a choice. Offers readers of our other languages theirs until they choose or decline. */
export function watchLanguage(document: Document): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[lang]')]
  for (const link of links) link.addEventListener('click', () => keepLanguage(link.lang))
  const own = codeOf(document.documentElement.lang)
  const offered = [own, ...links.map((link) => codeOf(link.lang))]
  const wanted = navigator.languages.map(codeOf).find((code) => offered.includes(code))
  const link = links.find(({ lang }) => codeOf(lang) === wanted)
  // Without storage each page would offer.
  if (!link || wanted === own || readText(KEY) !== null) return
  void import('./offer-language.ts').then(({ offerLanguage }) => offerLanguage(document, link, keepLanguage))
}

const codeOf = (tag: string) => tag.slice(0, 2)
