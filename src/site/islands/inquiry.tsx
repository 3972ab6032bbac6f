import { createRoot, type Root } from 'react-dom/client'
import { createPageTranslate } from '../../ui/page-translate.ts'
import { InquiryDialog, type InquiryRequest } from './inquiry-dialog.tsx'
import type { Island } from './island.ts'

/**
 * 'Ask for Information': one dialog for all such links of a page, told by `data-partner-id` and `data-partner-name`
 * whom it is for; the support address stands in the `data-support-email` of the body.
 */
export function createIsland(): Island {
  const t = createPageTranslate()
  const supportEmail = document.body.dataset.supportEmail ?? ''
  let root: Root | null = null
  let request: InquiryRequest | null = null

  function render(isOpen: boolean) {
    if (!request) return
    root ??= createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <InquiryDialog
        t={t}
        supportEmail={supportEmail}
        request={request}
        isOpen={isOpen}
        onClose={() => render(false)}
        onReceived={(partnerId) => {
          // A dialog that was opened for another partner meanwhile stays.
          if (request?.partnerId === partnerId) render(false)
        }}
      />,
    )
  }

  return {
    open(_element, link) {
      const { partnerId, partnerName } = link.dataset
      if (!partnerId) throw new Error('The link names no partner')
      request = { partnerId, partnerName: partnerName ?? '', opener: link }
      render(true)
    },
  }
}
