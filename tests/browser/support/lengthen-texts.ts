import type { Page } from 'playwright'

/**
 * A pseudo-locale: each word of ours on a page becomes 40 % longer, with accents above and below; what `lang`
 * marks as written by others stays. Numbers, addresses and addresses of mail do too.
 */
export const lengthenTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const own = document.documentElement.lang
    const longer = (text: string) =>
      text.replace(
        /[\p{L}’'-]{3,}(?![\d@./])/gu,
        (word) => word + 'Åçẹ́ñ'.repeat(9).slice(0, Math.ceil(word.length * 0.4)),
      )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, svg, [translate="no"]')) continue
      if (parent.closest<HTMLElement>('[lang]')?.lang !== own) continue
      node.data = longer(node.data)
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
      field.placeholder = longer(field.placeholder)
  })
