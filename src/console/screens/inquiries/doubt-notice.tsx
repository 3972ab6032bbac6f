import type { InquiryDetail } from '../../../shared/inquiries/admin-inquiry.ts'
import { api } from '../../api.ts'
import { useTranslate } from '../../text.tsx'
import { doubtText } from './doubt-words.ts'
import { markedText } from './inquiry-words.ts'
import { useInquiryDeed } from './use-inquiry-deed.ts'
import { INQUIRIES } from './use-inquiry-list.ts'

type DoubtNoticeProps = {
  inquiry: InquiryDetail
  /** The buttons are gone then: the focus has to go somewhere. */
  onDecided: () => void
}

/** Why an inquiry was held back, and the decision: a family, or spam. */
export function DoubtNotice({ inquiry, onDecided }: DoubtNoticeProps) {
  const t = useTranslate()
  const { id, updatedAt, doubts } = inquiry
  const decide = useInquiryDeed<'pending' | 'spam'>(id, {
    ask: (status) => api.patch(`${INQUIRIES}/${id}`, { status, expectedUpdatedAt: updatedAt }),
    doneText: (status) =>
      status === 'pending' ? t('Put in the inbox, and told to the support address') : markedText(t, status),
    failedText: t('Failed to mark the inquiry'),
    onDone: onDecided,
  })
  return (
    <section className="notice doubt-notice" aria-labelledby="doubt-title">
      <strong id="doubt-title">{t('Is this a family?')}</strong>
      <p>{t('It was held back, and nobody was told by mail:')}</p>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt.kind}>{doubtText(t, doubt)}</li>
        ))}
      </ul>
      <div className="doubt-buttons">
        <button
          type="button"
          className="button filled"
          disabled={decide.isPending}
          onClick={() => decide.mutate('pending')}
        >
          {t('This is real: put it in the inbox')}
        </button>
        <button
          type="button"
          className="button"
          disabled={decide.isPending}
          onClick={() => decide.mutate('spam')}
        >
          {t('Spam')}
        </button>
      </div>
    </section>
  )
}
