import type { AdminInquiry } from '../../../shared/inquiries/admin-inquiry.ts'
import { t } from '../../text.ts'
import { waitingText } from './inquiry-times.ts'
import { LANGUAGE_TEXTS, STATUS_TEXTS } from './inquiry-words.ts'

export function InquiryBadges({ inquiry }: { inquiry: AdminInquiry }) {
  const waiting = waitingText(inquiry)
  return (
    <span className="inquiry-badges">
      <span className="badge outline">
        {inquiry.isDoubtful ? t('Doubtful') : STATUS_TEXTS[inquiry.status]}
      </span>
      {inquiry.locale !== 'en' && <span className="badge outline">{LANGUAGE_TEXTS[inquiry.locale]}</span>}
      {waiting && <span className={waiting.isOverdue ? 'waiting overdue' : 'waiting'}>{waiting.text}</span>}
      {inquiry.hasFailedMail && (
        <span className="failed-mail">
          <WarningMark />
          {t('Mail failed')}
        </span>
      )}
      {inquiry.withdrawnAt && <span className="waiting">{t('Withdrawn')}</span>}
      {inquiry.assignedTo && (
        <span className="waiting">{t('Assigned to {name}', { name: inquiry.assignedTo.name })}</span>
      )}
      {inquiry.erasedAt && <span className="waiting">{t('Erased')}</span>}
    </span>
  )
}

function WarningMark() {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <path d="M10 1.5 19 18H1Z" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M10 7.5v5M10 14.6v.6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
