import * as Dialog from '@radix-ui/react-dialog'
import { useState } from 'react'
import { whoReadsText } from '../../../shared/inquiries/inquiry-choices.ts'
import { paths } from '../../../shared/paths.ts'
import type { Translate } from '../../../shared/text/i18n.ts'
import { localePath } from '../../../shared/text/languages.ts'
import { letFocusReachToasts } from '../../../ui/dialog/let-focus-reach-toasts.ts'
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
  return (
    <TextProvider t={t}>
      <Dialog.Root open={isOpen} onOpenChange={(isNowOpen) => isNowOpen || close()}>
        <Dialog.Portal>
          <Dialog.Overlay className="dialog-overlay">
            <Dialog.Content
              className="dialog"
              ref={letFocusReachToasts}
              onCloseAutoFocus={(event) => {
                // The opener is server-rendered, not a Dialog.Trigger.
                event.preventDefault()
                opener.focus()
              }}
            >
              {receipt ? (
                <>
                  <Dialog.Title>{t('Inquiry Sent Successfully')}</Dialog.Title>
                  <Receipt provider={provider} partner={partner} receipt={receipt} />
                  <div className="dialog-buttons">
                    <Dialog.Close className="button" autoFocus>
                      {t('Close')}
                    </Dialog.Close>
                  </div>
                </>
              ) : (
                <>
                  <Dialog.Title>{askText(t)}</Dialog.Title>
                  <Dialog.Description className="soft">
                    {t('Your inquiry about {partner} goes to {email}.', { partner: partnerName, email })}
                  </Dialog.Description>
                  <p className="soft who-reads">
                    {whoReadsText(t, {
                      provider: provider.name,
                      readsWithin: provider.readsWithin,
                      partner: partnerName,
                    })}{' '}
                    <a href={localePath(pageLocale(), paths.text('privacy'))}>{t('Privacy')}</a>
                  </p>
                  <InquiryForm {...{ partnerId, partner, provider, keeper, onReceived }} />
                </>
              )}
            </Dialog.Content>
          </Dialog.Overlay>
        </Dialog.Portal>
      </Dialog.Root>
    </TextProvider>
  )
}
