import type { Catalogue } from '../../../shared/text/i18n.ts'
import { createPageTranslate } from '../../../ui/page-translate.ts'
import type { Island } from '../island.ts'
import { createInquiryKeeper, type SentInquiry } from './keep-inquiry.ts'

/** This device's. */
export function createIsland(messages: Catalogue): Island {
  const t = createPageTranslate(messages)
  const keeper = createInquiryKeeper()
  return {
    mount(section) {
      const list = section.querySelector('ul')
      const sent = keeper.remembered()
      if (!list || sent.length === 0) return
      list.replaceChildren(...sent.map(toItem))
      section.hidden = false

      function toItem({ partnerName, reference, ownPath, sentAt }: SentInquiry): HTMLElement {
        const text = t('You asked {partner} on {date, date, long}. Reference number {reference}', {
          partner: partnerName,
          date: sentAt,
          reference,
        })
        const link = Object.assign(document.createElement('a'), {
          className: 'action',
          href: ownPath,
          textContent: t('See or withdraw it'),
        })
        const button = Object.assign(document.createElement('button'), {
          className: 'text-button',
          type: 'button',
          textContent: t('Forget it on this device'),
        })
        for (const control of [link, button])
          control.setAttribute(
            'aria-label',
            t('{name}: {title}', { name: control.textContent, title: partnerName }),
          )
        const item = document.createElement('li')
        const actions = document.createElement('div')
        actions.className = 'actions'
        actions.append(link, button)
        item.append(text, actions)
        button.addEventListener('click', () => {
          keeper.forgetSent(reference)
          const next = (item.nextElementSibling ?? item.previousElementSibling)?.querySelector('button')
          item.remove()
          if (next) next.focus()
          else {
            section.hidden = true
            document.querySelector<HTMLElement>('main')?.focus()
          }
        })
        return item
      }
    },
  }
}
