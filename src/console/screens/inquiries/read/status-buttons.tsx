import { changeInquiryStatusCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { INQUIRY_STATUSES, type InquiryStatus } from '../../../../shared/inquiries/inquiry.ts'
import { call } from '../../../api.ts'
import { useTranslate } from '../../../text.tsx'
import { markedText, statusText } from '../inquiry-words.ts'
import { useInquiryChange } from '../use-inquiry-change.ts'

/** Buttons for the other statuses. */
export function StatusButtons({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useTranslate()
  const { id, updatedAt } = inquiry
  const mark = useInquiryChange<InquiryStatus>(id, {
    ask: (status) =>
      call(changeInquiryStatusCall, { params: { id }, body: { status, expectedUpdatedAt: updatedAt } }),
    doneText: (status) => markedText(t, status),
    failedText: t('Failed to mark the inquiry'),
  })
  return (
    <div className="status-buttons">
      <span id="mark-as">{t('Mark as')}</span>
      <ul aria-labelledby="mark-as">
        {INQUIRY_STATUSES.filter((status) => status !== inquiry.status).map((status) => (
          <li key={status}>
            <button
              type="button"
              className="link-button"
              disabled={mark.isPending}
              onClick={() => mark.mutate(status)}
            >
              {statusText(t, status)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
