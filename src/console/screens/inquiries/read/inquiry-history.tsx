import type { InquiryDetail, InquiryEvent } from '../../../../shared/inquiries/admin-inquiry.ts'
import { momentText, t } from '../../../text.ts'
import { doubtText, MAIL_TEXTS, STATUS_TEXTS } from '../inquiry-words.ts'

export function InquiryHistory({ inquiry }: { inquiry: InquiryDetail }) {
  return (
    <section className="inquiry-history">
      <h3 className="label">{t('History')}</h3>
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

const TEXTS: Record<InquiryEvent['kind'], string> = {
  status: '{from} → {to}',
  note: 'Note',
  reply: 'Reply written',
  forward: 'Forwarded to the partner',
  resend: '{what}: sent again',
  'mail-sent': '{what}: sent',
  'mail-failed': '{what}: failed',
  contacted: 'Family answered, says the partner',
  withdraw: 'Withdrawn by the family',
  erase: 'Data erased',
  assign: 'Assigned to {name}',
}

function eventText({ kind, mailKind, fromStatus, toStatus, text }: InquiryEvent): string {
  if (kind === 'status' && fromStatus === 'spam' && toStatus === 'spam')
    return t('Held back, and confirmed as spam')
  if (kind === 'assign' && text === null) return t('Assigned to nobody')
  return t(TEXTS[kind], {
    from: fromStatus ? STATUS_TEXTS[fromStatus] : '',
    to: toStatus ? STATUS_TEXTS[toStatus] : '',
    what: mailKind ? MAIL_TEXTS[mailKind] : t('Message'),
    name: text ?? '',
  })
}
