import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { forwardInquiryCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { answerText } from '../../../../shared/inquiries/inquiry-choices.ts'
import { paths } from '../../../../shared/paths.ts'
import { telUrl } from '../../../../shared/text/phone.ts'
import { TextAreaField } from '../../../../ui/fields/form-fields.tsx'
import { call } from '../../../api.ts'
import { AskDialog } from '../../../form-dialog.tsx'
import { Button } from '../../../parts.tsx'
import { momentText, t } from '../../../text.ts'
import { LANGUAGE_TEXTS, STATUS_TEXTS } from '../inquiry-words.ts'
import { useInquiryChange } from '../use-inquiry-change.tsx'

export function InquiryFacts({ inquiry }: { inquiry: InquiryDetail }) {
  const { search } = useLocation()
  const [isForwarding, setForwarding] = useState(false)
  const { partner } = inquiry
  return (
    <div className="inquiry-facts">
      {!inquiry.erasedAt && (
        <section>
          <h3 className="label">{t('Family')}</h3>
          <p>{inquiry.name}</p>
          <p>
            <a className="plain" href={`mailto:${encodeURIComponent(inquiry.email)}`}>
              {inquiry.email}
            </a>
          </p>
          <p>
            {inquiry.phone ? (
              <a className="inquiry-phone" href={telUrl(inquiry.phone)}>
                {inquiry.phone}
              </a>
            ) : (
              <span className="soft">{t('No telephone given')}</span>
            )}
          </p>
          {inquiry.locale !== 'en' && (
            <p>{t('Wrote on the pages in {language}', { language: LANGUAGE_TEXTS[inquiry.locale] })}</p>
          )}
          {(inquiry.preferredContact || inquiry.preferredTime) && (
            <p>
              {t('Asks to be answered:')} {answerText(t, inquiry.preferredContact, inquiry.preferredTime)}
            </p>
          )}
          {inquiry.wantsCopy && <p className="soft">{t('Asked for a copy by mail')}</p>}
          <Link className="plain" to="/admin/privacy" state={{ email: inquiry.email }}>
            {t('Export or erase their data')}
          </Link>
        </section>
      )}
      <section>
        <h3 className="label">{t('Partner')}</h3>
        <p>
          {partner.isPublic ? (
            <a href={paths.partner(partner)} target="_blank" rel="noreferrer">
              {partner.name}
            </a>
          ) : (
            t('{name} (not on the site)', { name: partner.name })
          )}
        </p>
        <p>
          {partner.city}, {partner.state}
        </p>
        <p>
          <a className="inquiry-phone" href={telUrl(partner.phone)}>
            {partner.phone}
          </a>
        </p>
        {!inquiry.erasedAt &&
          (partner.email ? (
            <Button
              label={t('Forward to partner')}
              className="link-button"
              onClick={() => setForwarding(true)}
            />
          ) : (
            <p className="soft">{t('No email address to forward to')}</p>
          ))}
      </section>
      {inquiry.alsoFrom.length > 0 && (
        <section className="also-from">
          <h3 className="label">{t('Also from this family')}</h3>
          <ul>{inquiry.alsoFrom.slice(0, SHOWN_OTHERS).map(item)}</ul>
          {inquiry.alsoFrom.length > SHOWN_OTHERS && (
            <details>
              <summary>{t('{count} more', { count: inquiry.alsoFrom.length - SHOWN_OTHERS })}</summary>
              <ul>{inquiry.alsoFrom.slice(SHOWN_OTHERS).map(item)}</ul>
            </details>
          )}
        </section>
      )}
      {partner.email && isForwarding && (
        <ForwardDialog inquiry={inquiry} to={partner.email} onClose={() => setForwarding(false)} />
      )}
    </div>
  )

  function item(other: InquiryDetail['alsoFrom'][number]) {
    return (
      <li key={other.id}>
        <Link to={{ pathname: `/admin/inquiries/${other.id}`, search }} preventScrollReset>
          {other.partnerName}
        </Link>
        <span className="soft">
          {STATUS_TEXTS[other.status]}, {momentText(other.createdAt)}
        </span>
      </li>
    )
  }
}

/** More would push the reply out of sight. */
const SHOWN_OTHERS = 2

type ForwardDialogProps = { inquiry: InquiryDetail; to: string; onClose: () => void }

function ForwardDialog({ inquiry, to, onClose }: ForwardDialogProps) {
  const [message, setMessage] = useState('')
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
