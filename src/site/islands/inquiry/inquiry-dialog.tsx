import { Dialog } from 'radix-ui'
import { useEffect, useRef, useState } from 'react'
import type { Translate } from '../../../shared/text/i18n.ts'
import { randomUuid } from '../../../shared/text/random-uuid.ts'
import { letFocusReachToasts } from '../../../ui/toast/let-focus-reach-toasts.ts'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { CallInstead, type CallInsteadProps } from '../../parts/partner/call-instead.tsx'
import { receiptText } from '../../receipt-text.ts'
import { type FormStamp, requestStamp, waitForStamp } from './form-stamp.ts'
import { InquiryForm } from './inquiry-form.tsx'
import {
  EMPTY_INQUIRY,
  type InquiryFormEvent,
  type InquiryFormState,
  missingFields,
  nextInquiryForm,
} from './inquiry-form-state.ts'
import { sendInquiry } from './send-inquiry.ts'

export type InquiryRequest = {
  partnerId: string
  partnerName: string
  partnerPhone: string
  opener: HTMLElement
}

type InquiryDialogProps = {
  t: Translate
  provider: CallInsteadProps['provider']
  request: InquiryRequest
  isOpen: boolean
  onClose: () => void
  onReceived: (partnerId: string) => void
}

/** The inquiry dialog (INQUIRY-1, INQUIRY-6). What was typed for a partner stays as long as the page is open. */
export function InquiryDialog({ t, provider, request, isOpen, onClose, onReceived }: InquiryDialogProps) {
  const [forms, setForms] = useState<Record<string, InquiryFormState>>({})
  const { partnerId, partnerName, partnerPhone, opener } = request
  const { supportEmail } = provider
  const form = forms[partnerId] ?? EMPTY_INQUIRY
  const stamps = useRef(new Map<string, Promise<FormStamp | null>>()).current
  useEffect(() => {
    if (isOpen && !stamps.has(partnerId)) stamps.set(partnerId, requestStamp(partnerId))
  }, [isOpen, partnerId, stamps])
  const tell = (event: InquiryFormEvent) =>
    setForms((all) => ({ ...all, [partnerId]: nextInquiryForm(all[partnerId] ?? EMPTY_INQUIRY, event) }))

  async function send(topic: string) {
    const missing = missingFields(form.values, t)
    if (Object.keys(missing).length > 0) {
      tell({ type: 'refused', errors: missing })
      showToast({
        title: t('Missing Information'),
        description: t('Please fill in all required fields.'),
        kind: 'danger',
      })
      return
    }
    const key = form.key ?? randomUuid()
    tell({ type: 'sent', key })
    const stamp = await waitForStamp(stamps.get(partnerId))
    const result = await sendInquiry({ partnerId, ...form.values, topic, stamp }, key)
    if (result.kind === 'received') {
      stamps.delete(partnerId)
      tell({ type: 'received' })
      onReceived(partnerId)
      showToast({
        title: t('Inquiry Sent Successfully'),
        description: receiptText(t, {
          email: supportEmail,
          partner: partnerName,
          reference: result.reference,
        }).join(' '),
      })
      noteReference(opener, t('Inquiry sent. Reference number {reference}', { reference: result.reference }))
      return
    }
    tell(result.kind === 'refused' ? { type: 'refused', errors: result.fields } : { type: 'failed' })
    showToast({
      title: t('Error'),
      description:
        result.kind === 'failed' && result.text
          ? result.text
          : t('Failed to submit inquiry. Please try again.'),
      kind: 'danger',
    })
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(isNowOpen) => isNowOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay">
          <Dialog.Content
            className="dialog"
            ref={letFocusReachToasts}
            onCloseAutoFocus={(event) => {
              // The opener is part of the server's page, not a Dialog.Trigger.
              event.preventDefault()
              opener.focus()
            }}
          >
            <Dialog.Title>{t('Ask for Information')}</Dialog.Title>
            <Dialog.Description className="soft">
              {t('Your inquiry about {partner} goes to {email}.', {
                partner: partnerName,
                email: supportEmail,
              })}
            </Dialog.Description>
            <InquiryForm
              t={t}
              form={form}
              help={
                <CallInstead t={t} partner={{ name: partnerName, phone: partnerPhone }} provider={provider} />
              }
              onEdit={(field, value) => tell({ type: 'edited', field, value })}
              onSubmit={send}
            />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The toast disappears after five seconds, so the reference stays beside the link. */
function noteReference(opener: HTMLElement, text: string) {
  const note = document.createElement('p')
  note.className = 'inquiry-note'
  note.textContent = text
  if (opener.nextElementSibling?.className === note.className) opener.nextElementSibling.remove()
  opener.after(note)
}
