import type { InquiryDetail } from '../../../shared/inquiries/admin-inquiry.ts'
import { INQUIRY_STATUSES, type InquiryStatus } from '../../../shared/inquiries/inquiry.ts'
import { api } from '../../api.ts'
import { useTranslate } from '../../text.tsx'
import { markedText, statusText } from './inquiry-words.ts'
import { useInquiryDeed } from './use-inquiry-deed.ts'
import { INQUIRIES } from './use-inquiry-list.ts'

/** One word for each status that the inquiry could have instead. */
export function StatusButtons({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useTranslate()
  const { id, updatedAt } = inquiry
  const mark = useInquiryDeed<InquiryStatus>(id, {
    ask: (status) => api.patch(`${INQUIRIES}/${id}`, { status, expectedUpdatedAt: updatedAt }),
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
