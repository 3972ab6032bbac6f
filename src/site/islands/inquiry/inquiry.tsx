import { createRoot, type Root } from 'react-dom/client'
import type { Catalogue } from '../../../shared/text/i18n.ts'
import { createPageTranslate } from '../../../ui/page-translate.ts'
import type { Island } from '../island.ts'
import { partnerAround } from '../island.ts'
import { InquiryDialog, type InquiryRequest } from './inquiry-dialog.tsx'
import { createInquiryKeeper } from './keep-inquiry.ts'

/** One dialog for all links. What is around names the partner, the body's `data-…` the provider. */
export function createIsland(messages: Catalogue): Island {
  const t = createPageTranslate(messages)
  const { supportEmail = '', supportPhone = null, provider = '', readsWithin = '' } = document.body.dataset
  const contact = { name: provider, supportEmail, supportPhone, readsWithin }
  const keeper = createInquiryKeeper()
  let root: Root | null = null

  function render(request: InquiryRequest, isOpen: boolean) {
    root ??= createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <InquiryDialog
        t={t}
        provider={contact}
        keeper={keeper}
        request={request}
        isOpen={isOpen}
        onClose={() => render(request, false)}
      />,
    )
  }

  return {
    open(_element, link) {
      const { partnerId } = link.dataset
      if (!partnerId) throw new Error('The link names no partner')
      const { name, phone } = partnerAround(link)
      render({ partnerId, partnerName: name, partnerPhone: phone, opener: link }, true)
    },
  }
}
