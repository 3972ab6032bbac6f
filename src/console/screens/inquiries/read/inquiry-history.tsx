import type { InquiryDetail, InquiryEvent } from '../../../../shared/inquiries/admin-inquiry.ts'
import { momentText, t } from '../../../text.ts'
import { MAIL_TEXTS, STATUS_TEXTS } from '../inquiry-words.ts'
import { doubtText } from './doubt-words.ts'

export function InquiryHistory({ inquiry }: { inquiry: InquiryDetail }) {
  return (
    <section className="inquiry-history">
      <h3>{t('History')}</h3>
      <ol>
        {inquiry.events.toReversed().map((event) => (
          <EventItem key={event.id} event={event} />
        ))}
        <li>
          <Line
            text={inquiry.doubts.length > 0 ? t('Inquiry received, and held back') : t('Inquiry received')}
            who={null}
            at={inquiry.createdAt}
          />
          {inquiry.doubts.length > 0 && (
            <p className="event-text">{inquiry.doubts.map((doubt) => doubtText(doubt)).join('\n')}</p>
          )}
        </li>
      </ol>
    </section>
  )
}

export function EventLines({ events }: { events: readonly InquiryEvent[] }) {
  return (
    <ol className="event-lines">
      {events.map((event) => (
        <EventItem key={event.id} event={event} />
      ))}
    </ol>
  )
}

function EventItem({ event }: { event: InquiryEvent }) {
  return (
    <li>
      <Line text={eventText(event)} who={event.userName} at={event.createdAt} />
      {event.text && event.kind !== 'assign' && <p className="event-text">{event.text}</p>}
    </li>
  )
}

function Line({ text, who, at }: { text: string; who: string | null; at: string }) {
  return (
    <p>
      {text}{' '}
      <span className="soft">
        {who && t('by {who},', { who })} <time dateTime={at}>{momentText(at)}</time>
      </span>
    </p>
  )
}

function eventText(event: InquiryEvent): string {
  const what = event.mailKind ? MAIL_TEXTS[event.mailKind] : t('Message')
  switch (event.kind) {
    case 'status':
      if (event.fromStatus === 'spam' && event.toStatus === 'spam')
        return t('Held back, and confirmed as spam')
      return t('{from} → {to}', {
        from: event.fromStatus ? STATUS_TEXTS[event.fromStatus] : '',
        to: event.toStatus ? STATUS_TEXTS[event.toStatus] : '',
      })
    case 'note':
      return t('Note')
    case 'reply':
      return t('Reply written')
    case 'forward':
      return t('Forwarded to the partner')
    case 'resend':
      return t('{what}: sent again', { what })
    case 'mail-sent':
      return t('{what}: sent', { what })
    case 'mail-failed':
      return t('{what}: failed', { what })
    case 'contacted':
      return t('Family answered, says the partner')
    case 'withdraw':
      return t('Withdrawn by the family')
    case 'erase':
      return t('Data erased')
    case 'assign':
      return event.text === null ? t('Assigned to nobody') : t('Assigned to {name}', { name: event.text })
  }
}
