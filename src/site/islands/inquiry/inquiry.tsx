import { createRoot, type Root } from 'react-dom/client'
import { createPageTranslate } from '../../../ui/page-translate.ts'
import type { Island } from '../island.ts'
import { InquiryDialog, type InquiryRequest } from './inquiry-dialog.tsx'

/**
 * 'Ask for Information': one dialog for all such links of a page. Their `data-partner-…` name the partner; the
 * provider's address and number are in the body's `data-…`.
 */
export function createIsland(): Island {
  const t = createPageTranslate()
  const { supportEmail = '', supportPhone = null, provider = '' } = document.body.dataset
  const contact = { name: provider, supportEmail, supportPhone }
  let root: Root | null = null
  let request: InquiryRequest | null = null

  function render(isOpen: boolean) {
    if (!request) return
    root ??= createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <InquiryDialog
        t={t}
        provider={contact}
        request={request}
        isOpen={isOpen}
        onClose={() => render(false)}
        onReceived={(partnerId) => {
          // Keep a dialog that was opened for another partner meanwhile.
          if (request?.partnerId === partnerId) render(false)
        }}
      />,
    )
  }

  return {
    open(_element, link) {
      const { partnerId, partnerName = '', partnerPhone = '' } = link.dataset
      if (!partnerId) throw new Error('The link names no partner')
      request = { partnerId, partnerName, partnerPhone, opener: link }
      render(true)
    },
  }
}
