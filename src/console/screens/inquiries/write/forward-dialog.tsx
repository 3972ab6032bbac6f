import { useEffect, useState } from 'react'
import { forwardInquiryCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { TextAreaField } from '../../../../ui/fields/form-fields.tsx'
import { call } from '../../../api.ts'
import { DialogButtons } from '../../../dialog-form.tsx'
import { t } from '../../../text.ts'
import { useInquiryChange } from '../use-inquiry-change.tsx'

type ForwardDialogProps = { inquiry: InquiryDetail; to: string; isOpen: boolean; onClose: () => void }

export function ForwardDialog({ inquiry, to, isOpen, onClose }: ForwardDialogProps) {
  const [message, setMessage] = useState('')
  /** The version that was shown when the dialog opened. */
  const [basedOn, setBasedOn] = useState(inquiry.updatedAt)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later version is what the conflict is about
  useEffect(() => {
    if (isOpen) setBasedOn(inquiry.updatedAt)
  }, [isOpen])
  const forward = useInquiryChange<void>(inquiry.id, {
    ask: (_, expectedUpdatedAt) =>
      call(forwardInquiryCall, {
        params: { id: inquiry.id },
        body: { ...(message.trim() && { message }), expectedUpdatedAt },
      }),
    doneText: () => t('Inquiry forwarded to {name}', { name: inquiry.partner.name }),
    failedText: t('Failed to forward the inquiry'),
    mine: () => ({ what: t('Forward to {name}', { name: inquiry.partner.name }), text: message }),
    onDone: () => {
      setMessage('')
      onClose()
    },
  })
  return (
    <Dialog
      isOpen={isOpen}
      title={t('Forward to partner')}
      description={t(
        'The inquiry goes to {to} with the family’s name, email address, number and words. An answer goes to the family.',
        { to },
      )}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          forward.mutate(undefined, basedOn)
        }}
      >
        <TextAreaField
          label={t('Message to the partner')}
          hint={t('Shown above the inquiry. May be left empty.')}
          maxLength={5000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <DialogButtons
          submitLabel={t('Forward')}
          pendingLabel={t('Forwarding...')}
          isPending={forward.isPending}
          onCancel={onClose}
        />
      </form>
      {forward.parts}
    </Dialog>
  )
}
