import { changeInquiryStatusCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { INQUIRY_STATUSES, type InquiryStatus } from '../../../../shared/inquiries/inquiry.ts'
import { call } from '../../../api.ts'
import { Button } from '../../../button.tsx'
import { t } from '../../../text.ts'
import { markedText, statusText } from '../inquiry-words.ts'
import { useInquiryChange } from '../use-inquiry-change.tsx'

/** For other statuses. */
export function StatusButtons({ inquiry }: { inquiry: InquiryDetail }) {
  const { id, updatedAt } = inquiry
  const mark = useInquiryChange<InquiryStatus>(id, {
    ask: (status, expectedUpdatedAt) =>
      call(changeInquiryStatusCall, { params: { id }, body: { status, expectedUpdatedAt } }),
    doneText: (status) => markedText(status),
    failedText: t('Failed to mark the inquiry'),
    mine: (status) => ({ what: t('Mark as {status}', { status: statusText(status) }) }),
  })
  return (
    <div className="status-buttons">
      <span id="mark-as">{t('Mark as')}</span>
      <ul aria-labelledby="mark-as">
        {INQUIRY_STATUSES.filter((status) => status !== inquiry.status).map((status) => (
          <li key={status}>
            <Button
              label={statusText(status)}
              className="link-button"
              disabled={mark.isPending}
              onClick={() => mark.mutate(status, updatedAt)}
            />
          </li>
        ))}
      </ul>
      {mark.parts}
    </div>
  )
}
