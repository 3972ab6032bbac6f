import '../inquiry.css'
import { useEffect, useRef } from 'react'
import { listAdministratorsCall } from '../../../../shared/calls/administrators.ts'
import { assignInquiryCall, readInquiryCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { topicText } from '../../../../shared/inquiries/inquiry-choices.ts'
import { SelectField } from '../../../../ui/fields/form-fields.tsx'
import { call, useFresh, useRead } from '../../../api.ts'
import { Waiting } from '../../../parts.tsx'
import { momentText, personName, t } from '../../../text.ts'
import { InquiryBadges } from '../inquiry-badges.tsx'
import { useInquiryChange } from '../use-inquiry-change.tsx'
import { WriteTabs } from '../write/write-tabs.tsx'
import { InquiryFacts } from './inquiry-facts.tsx'
import { InquiryHistory } from './inquiry-history.tsx'
import { InquiryMails } from './inquiry-mails.tsx'
import { DoubtNotice, StatusButtons } from './status-buttons.tsx'

const MAIL_MS = 2500
const MOST_LOOKS = 12

export function InquiryPane({ id }: { id: string }) {
  const query = useFresh(
    readInquiryCall,
    { params: { id } },
    {
      refetchInterval: ({ state }) =>
        state.dataUpdateCount < MOST_LOOKS &&
        state.data?.mails.some((mail) => mail.state === 'waiting' && mail.attempts === 0)
          ? MAIL_MS
          : false,
    },
  )
  if (query.data) return <Inquiry inquiry={query.data} />
  return (
    <Waiting
      query={query}
      loading={t('Loading the inquiry…')}
      failed={t('The inquiry could not be loaded')}
    />
  )
}

/** Once InquiryPane has loaded it. */
export function useInquiryTitle(id = ''): string {
  const { data } = useRead(readInquiryCall, { params: { id } }, { enabled: false })
  return data ? t('Inquiry {reference}', { reference: data.reference }) : t('Inquiry')
}

function Inquiry({ inquiry }: { inquiry: InquiryDetail }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <article className="inquiry">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {inquiry.erasedAt
            ? t('Erased inquiry {reference}', { reference: inquiry.reference })
            : inquiry.name}
        </h2>
        <p className="soft">
          {t('{reference}, received {when}', {
            reference: inquiry.reference,
            when: momentText(inquiry.createdAt),
          })}
        </p>
        <InquiryBadges inquiry={inquiry} />
      </header>
      {inquiry.erasedAt ? (
        <p className="notice">
          {t('The family’s data were erased {when}. Only a record that there was an inquiry is kept.', {
            when: momentText(inquiry.erasedAt),
          })}
        </p>
      ) : (
        <>
          {inquiry.withdrawnAt && (
            <p className="notice">
              {t('The family withdrew this inquiry {when}. It needs no answer.', {
                when: momentText(inquiry.withdrawnAt),
              })}
            </p>
          )}
          <blockquote className="inquiry-message">{inquiry.message}</blockquote>
          {inquiry.topics.length > 0 && (
            <ul className="inquiry-topics" aria-label={t('Topics')}>
              {inquiry.topics.map((topic) => (
                <li className="badge outline" key={topic}>
                  {topicText(t, topic)}
                </li>
              ))}
            </ul>
          )}
          {inquiry.isDoubtful ? (
            <DoubtNotice inquiry={inquiry} onDecided={() => heading.current?.focus()} />
          ) : (
            !inquiry.withdrawnAt && <StatusButtons inquiry={inquiry} />
          )}
          <AssignField inquiry={inquiry} />
        </>
      )}
      <InquiryFacts inquiry={inquiry} />
      {!inquiry.erasedAt && <WriteTabs inquiry={inquiry} />}
      <InquiryMails inquiry={inquiry} />
      <InquiryHistory inquiry={inquiry} />
    </article>
  )
}

function AssignField({ inquiry }: { inquiry: InquiryDetail }) {
  const { id, assignedTo } = inquiry
  const { data: people = [] } = useRead(listAdministratorsCall)
  const active = people
    .filter(({ isActive }) => isActive)
    .map((person) => ({ id: person.id, name: personName(person) }))
  const isListed = active.some((person) => person.id === assignedTo?.id)
  const shown = assignedTo && !isListed ? [assignedTo, ...active] : active
  const nameOf = (userId: string) => shown.find((person) => person.id === userId)?.name ?? ''
  const assign = useInquiryChange<string>(id, {
    ask: (userId, expectedUpdatedAt) =>
      call(assignInquiryCall, { params: { id }, body: { userId: userId || null, expectedUpdatedAt } }),
    doneText: (userId) =>
      userId ? t('Assigned to {name}', { name: nameOf(userId) }) : t('Assigned to nobody'),
    failedText: t('Failed to assign the inquiry'),
    mine: (userId) => ({
      what: userId ? t('Assign to {name}', { name: nameOf(userId) }) : t('Assign to nobody'),
    }),
  })
  return (
    <div className="assign-field">
      <SelectField
        label={t('Assigned to')}
        value={assignedTo?.id ?? ''}
        disabled={assign.isPending}
        onChange={({ currentTarget }) => assign.mutate(currentTarget.value, inquiry.updatedAt)}
        options={[['', t('Nobody')], ...shown.map((person) => [person.id, person.name] as const)]}
      />
      {assign.parts}
    </div>
  )
}
