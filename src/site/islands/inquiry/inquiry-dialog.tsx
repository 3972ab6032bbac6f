import { useEffect, useState } from 'react'
import { whoReadsText } from '../../../shared/inquiries/inquiry-choices.ts'
import { paths } from '../../../shared/paths.ts'
import type { Translate } from '../../../shared/text/i18n.ts'
import { localePath } from '../../../shared/text/languages.ts'
import { Modal } from '../../../ui/dialog/modal.tsx'
import { pageLocale } from '../../../ui/page-locale.ts'
import { showToast } from '../../../ui/toast/toaster.ts'
import type { CallInsteadProps } from '../../parts/partner/call-instead.tsx'
import { Receipt, type ReceiptProps } from '../../parts/receipt.tsx'
import { askText, receiptText } from '../../receipt-text.ts'
import { TextProvider } from '../../text.tsx'
import { InquiryForm, type Received } from './inquiry-form.tsx'
import type { InquiryKeeper } from './keep-inquiry.ts'

export type InquiryRequest = {
  partnerId: string
  partnerName: string
  partnerPhone: string
  opener: HTMLElement
}

type InquiryDialogProps = {
  t: Translate
  provider: CallInsteadProps['provider'] & { readsWithin: string }
  keeper: InquiryKeeper
  request: InquiryRequest
  isOpen: boolean
  onClose: () => void
}

/** The form took the focus along. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

/** The form, then its receipt. */
export function InquiryDialog({ t, provider, keeper, request, isOpen, onClose }: InquiryDialogProps) {
  const [receipts, setReceipts] = useState<Record<string, ReceiptProps['receipt']>>({})
  const { partnerId, partnerName, partnerPhone, opener } = request
  const partner = { name: partnerName, phone: partnerPhone }
  const { supportEmail: email } = provider
  const receipt = receipts[partnerId]

  function onReceived({ reference, ownUrl: ownPath, wantsCopy }: Received): void {
    keeper.forget(partnerId)
    if (ownPath) keeper.remember({ partnerName, reference, ownPath })
    setReceipts((all) => ({ ...all, [partnerId]: { reference, wantsCopy, ownPath } }))
    const title = t('Inquiry Sent Successfully')
    showToast({ title, description: receiptText(t, { email, partner: partnerName, reference }).join(' ') }, t)
  }
  function close(): void {
    setReceipts(({ [partnerId]: _seen, ...others }) => others)
    onClose()
  }
  useEffect(() => (isOpen ? () => opener.focus() : undefined), [isOpen, opener])
  if (!isOpen) return null
  return (
    <TextProvider t={t}>
      <Modal
        className="dialog-overlay"
        aria-labelledby="ask-title"
        aria-describedby={receipt ? undefined : 'ask-text'}
        onClose={close}
      >
        <div className="dialog">
          <h2 id="ask-title">{receipt ? t('Inquiry Sent Successfully') : askText(t)}</h2>
          {receipt ? (
            <>
              <Receipt provider={provider} partner={partner} receipt={receipt} />
              <div className="dialog-buttons">
                <button ref={focus} type="button" className="button" onClick={close}>
                  {t('Close')}
                </button>
              </div>
            </>
          ) : (
            <>
              <p id="ask-text" className="soft">
                {t('Your inquiry about {partner} goes to {email}.', { partner: partnerName, email })}
              </p>
              <p className="soft who-reads">
                {whoReadsText(t, {
                  provider: provider.name,
                  readsWithin: provider.readsWithin,
                  partner: partnerName,
                })}{' '}
                <a href={localePath(pageLocale(), paths.text('privacy'))}>{t('Privacy')}</a>
              </p>
              <InquiryForm {...{ partnerId, partner, provider, keeper, onReceived, onClose: close }} />
            </>
          )}
        </div>
      </Modal>
    </TextProvider>
  )
}
