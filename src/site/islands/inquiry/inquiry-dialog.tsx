import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useRef, useState } from 'react'
import { MISSING_FIELDS } from '../../../shared/form-texts.ts'
import { whoReadsText } from '../../../shared/inquiries/who-reads.ts'
import { paths } from '../../../shared/paths.ts'
import type { Translate } from '../../../shared/text/i18n.ts'
import { localePath } from '../../../shared/text/languages.ts'
import { randomUuid } from '../../../shared/text/uuid.ts'
import { letFocusReachToasts } from '../../../ui/dialog/let-focus-reach-toasts.ts'
import { pageLocale } from '../../../ui/page-locale.ts'
import { showToast } from '../../../ui/toast/toaster.ts'
import { CallInstead, type CallInsteadProps } from '../../parts/partner/call-instead.tsx'
import { Receipt, type ReceiptProps } from '../../parts/receipt.tsx'
import { askText, receiptText } from '../../receipt-text.ts'
import { failureText } from './failure-text.ts'
import { type FormStamp, requestStamp, waitForStamp } from './form-stamp.ts'
import { InquiryForm } from './inquiry-form.tsx'
import {
  EMPTY_INQUIRY,
  type InquiryFormEvent,
  type InquiryFormState,
  missingFields,
  nextInquiryForm,
} from './inquiry-form-state.ts'
import type { InquiryKeeper } from './keep-inquiry.ts'
import { KeptNote } from './kept-note.tsx'
import { sendInquiry } from './send-inquiry.ts'

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

/** INQUIRY-1, INQUIRY-6. Keeps typed text by partner until it is sent. */
export function InquiryDialog(props: InquiryDialogProps) {
  const { t, provider, keeper, request, isOpen, onClose } = props
  const [receipts, setReceipts] = useState<Record<string, ReceiptProps['receipt']>>({})
  const [forms, setForms] = useState<Record<string, InquiryFormState>>({})
  const { partnerId, partnerName, partnerPhone, opener } = request
  const partner = { name: partnerName, phone: partnerPhone }
  const { supportEmail } = provider
  const startOf = useRef(createStarts(keeper)).current
  const receipt = receipts[partnerId]
  const form = forms[partnerId] ?? startOf(partnerId)
  const stamps = useRef(new Map<string, Promise<FormStamp | null>>()).current
  useEffect(() => {
    if (isOpen && !stamps.has(partnerId)) stamps.set(partnerId, requestStamp(partnerId))
  }, [isOpen, partnerId, stamps])
  const tell = (event: InquiryFormEvent) =>
    setForms((all) => ({ ...all, [partnerId]: nextInquiryForm(all[partnerId] ?? startOf(partnerId), event) }))
  useEffect(() => {
    if (form !== EMPTY_INQUIRY) keeper.save(partnerId, form)
  }, [keeper, partnerId, form])

  async function send(topic: string) {
    const missing = missingFields(form.values, t, form.choices.topics)
    if (Object.keys(missing).length > 0) {
      tell({ type: 'refused', errors: missing })
      showToast(
        {
          title: t(MISSING_FIELDS.title),
          description: t(MISSING_FIELDS.text),
          kind: 'danger',
        },
        t,
      )
      return
    }
    const key = form.key ?? randomUuid()
    tell({ type: 'sent', key })
    const stamp = await waitForStamp(stamps.get(partnerId))
    const outgoing = { partnerId, ...form.values, ...form.choices, topic, stamp }
    const result = await sendInquiry(outgoing, key, pageLocale())
    if (result.kind === 'received') {
      stamps.delete(partnerId)
      keeper.forget(partnerId)
      tell({ type: 'received' })
      const { reference, ownUrl: ownPath } = result
      const { wantsCopy } = form.choices
      setReceipts((all) => ({ ...all, [partnerId]: { reference, wantsCopy, ownPath } }))
      if (ownPath) keeper.remember({ partnerName, reference, ownPath })
      showToast(
        {
          title: t('Inquiry Sent Successfully'),
          description: receiptText(t, {
            email: supportEmail,
            partner: partnerName,
            reference,
          }).join(' '),
        },
        t,
      )
      return
    }
    tell(result.kind === 'refused' ? { type: 'refused', errors: result.fields } : { type: 'failed' })
    showToast({ ...failureText(t, result), kind: 'danger' }, t)
  }

  function close() {
    setReceipts(({ [partnerId]: _seen, ...others }) => others)
    onClose()
  }

  return (
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
                <Receipt t={t} provider={provider} partner={partner} receipt={receipt} />
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
                  {t('Your inquiry about {partner} goes to {email}.', {
                    partner: partnerName,
                    email: supportEmail,
                  })}
                </Dialog.Description>
                <p className="soft who-reads">
                  {whoReadsText(t, {
                    provider: provider.name,
                    readsWithin: provider.readsWithin,
                    partner: partnerName,
                  })}{' '}
                  <a href={localePath(pageLocale(), paths.text('privacy'))}>{t('Privacy')}</a>
                </p>
                <InquiryForm
                  t={t}
                  form={form}
                  help={<CallInstead t={t} partner={partner} provider={provider} />}
                  note={<KeptNote t={t} keeper={keeper} onTurn={() => keeper.save(partnerId, form)} />}
                  onChoose={(choices) => tell({ type: 'chose', choices })}
                  onEdit={(field, value) => tell({ type: 'edited', field, value })}
                  onSubmit={send}
                />
              </>
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function createStarts(keeper: InquiryKeeper): (partnerId: string) => InquiryFormState {
  const starts = new Map<string, InquiryFormState>()
  return (partnerId) => {
    let start = starts.get(partnerId)
    if (!start) {
      const kept = keeper.read(partnerId)
      start = kept
        ? { ...EMPTY_INQUIRY, ...kept, values: { ...EMPTY_INQUIRY.values, ...kept.values } }
        : EMPTY_INQUIRY
      starts.set(partnerId, start)
    }
    return start
  }
}
