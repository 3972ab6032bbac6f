import { changeInquiryStatusCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { INQUIRY_STATUSES, type InquiryStatus } from '../../../../shared/inquiries/inquiry.ts'
import { call } from '../../../api.ts'
import { Button } from '../../../parts.tsx'
import { t } from '../../../text.ts'
import { doubtText, markedText, STATUS_TEXTS } from '../inquiry-words.ts'
import { useInquiryChange } from '../use-inquiry-change.tsx'

export function StatusButtons({ inquiry }: { inquiry: InquiryDetail }) {
  const { id, updatedAt } = inquiry
  const mark = useInquiryChange<InquiryStatus>(id, {
    ask: (status, expectedUpdatedAt) =>
      call(changeInquiryStatusCall, { params: { id }, body: { status, expectedUpdatedAt } }),
    doneText: (status) => markedText(status),
    failedText: t('Failed to mark the inquiry'),
    mine: (status) => ({ what: t('Mark as {status}', { status: STATUS_TEXTS[status] }) }),
  })
  return (
    <div className="status-buttons">
      <span id="mark-as">{t('Mark as')}</span>
      <ul aria-labelledby="mark-as">
        {INQUIRY_STATUSES.filter((status) => status !== inquiry.status).map((status) => (
          <li key={status}>
            <Button
              label={STATUS_TEXTS[status]}
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

type DoubtNoticeProps = {
  inquiry: InquiryDetail
  /** Buttons disappear: focus must move. */
  onDecided: () => void
}

/** Says why it was held back. */
export function DoubtNotice({ inquiry, onDecided }: DoubtNoticeProps) {
  const { id, updatedAt, doubts } = inquiry
  const decide = useInquiryChange<'pending' | 'spam'>(id, {
    ask: (status, expectedUpdatedAt) =>
      call(changeInquiryStatusCall, { params: { id }, body: { status, expectedUpdatedAt } }),
    doneText: (status) =>
      status === 'pending' ? t('Moved to the inbox; the support address was notified') : markedText(status),
    failedText: t('Failed to mark the inquiry'),
    mine: (status) => ({ what: status === 'pending' ? t('Move to the inbox') : t('Mark as spam') }),
    onDone: onDecided,
  })
  return (
    <section className="notice doubt-notice" aria-labelledby="doubt-title">
      <strong id="doubt-title">{t('Is this a family?')}</strong>
      <p>{t('It was held back, and no mail was sent:')}</p>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt.kind}>{doubtText(doubt)}</li>
        ))}
      </ul>
      <div className="buttons">
        <Button
          label={t('This is real: move it to the inbox')}
          className="button filled"
          disabled={decide.isPending}
          onClick={() => decide.mutate('pending', updatedAt)}
        />
        <Button
          label={t('Spam')}
          disabled={decide.isPending}
          onClick={() => decide.mutate('spam', updatedAt)}
        />
      </div>
      {decide.parts}
    </section>
  )
}
