import { useState } from 'react'
import { forwardInquiryCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { TextAreaField } from '../../../../ui/fields/form-fields.tsx'
import { call } from '../../../api.ts'
import { AskDialog } from '../../../form-dialog.tsx'
import { t } from '../../../text.ts'
import { useInquiryChange } from '../use-inquiry-change.tsx'

type ForwardDialogProps = { inquiry: InquiryDetail; to: string; onClose: () => void }

export function ForwardDialog({ inquiry, to, onClose }: ForwardDialogProps) {
  const [message, setMessage] = useState('')
  /** The version that was shown when the dialog opened. */
  const [basedOn] = useState(inquiry.updatedAt)
  const forward = useInquiryChange<void>(inquiry.id, {
    ask: (_, expectedUpdatedAt) =>
      call(forwardInquiryCall, {
        params: { id: inquiry.id },
        body: { ...(message.trim() && { message }), expectedUpdatedAt },
      }),
    doneText: () => t('Inquiry forwarded to {name}', { name: inquiry.partner.name }),
    failedText: t('Failed to forward the inquiry'),
    mine: () => ({ what: t('Forward to {name}', { name: inquiry.partner.name }), text: message }),
    onDone: onClose,
  })
  return (
    <>
      <AskDialog
        title={t('Forward to partner')}
        description={t(
          'The inquiry goes to {to} with the family’s name, email address, number and words. An answer goes to the family.',
          { to },
        )}
        submitLabel={t('Forward')}
        pendingLabel={t('Forwarding...')}
        isPending={forward.isPending}
        onSubmit={() => forward.mutate(undefined, basedOn)}
        onClose={onClose}
      >
        <TextAreaField
          label={t('Message to the partner')}
          hint={t('Shown above the inquiry. May be left empty.')}
          maxLength={5000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </AskDialog>
      {forward.parts}
    </>
  )
}
