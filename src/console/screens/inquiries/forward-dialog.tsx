import { useState } from 'react'
import type { InquiryDetail } from '../../../shared/inquiries/admin-inquiry.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextAreaField } from '../../../ui/fields/form-fields.tsx'
import { api } from '../../api.ts'
import { useTranslate } from '../../text.tsx'
import { useInquiryDeed } from './use-inquiry-deed.ts'
import { INQUIRIES } from './use-inquiry-list.ts'

type ForwardDialogProps = { inquiry: InquiryDetail; to: string; isOpen: boolean; onClose: () => void }

/** Sends the inquiry on to the partner's own address, with a few words above it if wanted. */
export function ForwardDialog({ inquiry, to, isOpen, onClose }: ForwardDialogProps) {
  const t = useTranslate()
  const [message, setMessage] = useState('')
  const forward = useInquiryDeed<void>(inquiry.id, {
    ask: () => api.post(`${INQUIRIES}/${inquiry.id}/forward`, message.trim() ? { message } : {}),
    doneText: () => t('Inquiry forwarded to {name}', { name: inquiry.partner.name }),
    failedText: t('Failed to forward the inquiry'),
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
        {
          to,
        },
      )}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          forward.mutate()
        }}
      >
        <TextAreaField
          label={t('Message to the partner')}
          hint={t('Stands above the inquiry. May be left empty.')}
          maxLength={5000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={onClose}>
            {t('Cancel')}
          </button>
          <button type="submit" className="button filled" disabled={forward.isPending}>
            {forward.isPending ? t('Forwarding...') : t('Forward')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
