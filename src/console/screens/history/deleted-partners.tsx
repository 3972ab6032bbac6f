import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { listDeletedPartnersCall, restorePartnerCall } from '../../../shared/calls/history.ts'
import { type DeletedPartner, UNDO_DAYS } from '../../../shared/history/history.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { call, useChange, usePages } from '../../api.ts'
import { useShortcut } from '../../keys/use-shortcut.ts'
import { Button, ShowMore, Waiting } from '../../parts.tsx'
import { momentText, t } from '../../text.ts'

export function DeletedPartners() {
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const search = useRef<HTMLInputElement>(null)
  useShortcut({ key: '/', does: t('Search') }, () => search.current?.focus())
  const pages = usePages(
    listDeletedPartnersCall,
    (before?: string) => ({ query: { q: q || undefined, before } }),
    ({ nextCursor }) => nextCursor,
    { refetchOnMount: 'always', placeholderData: keepPreviousData },
  )
  const { data } = pages
  const partners = data?.pages.flatMap((page) => page.partners)
  const count = data?.pages[0]?.totalCount ?? 0
  return (
    <>
      <search className="panel history-filters">
        <TextField
          label={t('Search')}
          type="search"
          ref={search}
          value={text}
          placeholder={t('Search by name, city, or state...')}
          onChange={(event) => setText(event.target.value)}
        />
      </search>
      <Waiting
        query={pages}
        loading={t('Loading deleted partners...')}
        failed={t('The deleted partners could not be read')}
      />
      {partners?.length === 0 && (
        <EmptyState
          title={
            q
              ? t('No deleted partner matches')
              : t('No partner was deleted in the last {days} days', { days: UNDO_DAYS })
          }
          text={q ? undefined : t('Until then a deleted partner is listed here and can be restored.')}
        />
      )}
      {partners && partners.length > 0 && (
        <>
          <p className="history-count" role="status">
            {t('{count, plural, one {# deleted partner} other {# deleted partners}}', { count })}
          </p>
          <ul>
            {partners.map((partner) => (
              <DeletedRow key={partner.id} partner={partner} />
            ))}
          </ul>
        </>
      )}
      <ShowMore pages={pages} label={t('Show more')} />
    </>
  )
}

function DeletedRow({ partner }: { partner: DeletedPartner }) {
  const { mutate, isPending } = useChange(() => call(restorePartnerCall, { params: { id: partner.id } }), {
    done: () => t('Restored {name}', { name: partner.name }),
    failed: t('Failed to restore partner'),
    outdates: 'everything',
  })
  const moment = momentText(partner.deletedAt)
  return (
    <li className="deleted">
      <div>
        <h2>{partner.name}</h2>
        <p className="soft">
          {partner.city}, {partner.state}
        </p>
      </div>
      <p className="soft">
        {partner.deletedBy
          ? t('Deleted by {who}, {moment}', { who: partner.deletedBy, moment })
          : t('Deleted {moment}', { moment })}
      </p>
      <Button
        label={t('Restore')}
        busy={isPending && t('Restoring...')}
        className="link-button"
        aria-label={t('Restore {name}', { name: partner.name })}
        onClick={() => mutate()}
      />
    </li>
  )
}
