import type { RefObject } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { InquiryCounts } from '../../../../shared/inquiries/admin-inquiry.ts'
import { MOST_SEARCHED } from '../../../../shared/inquiries/admin-inquiry.ts'
import { INQUIRY_STATUSES } from '../../../../shared/inquiries/inquiry.ts'
import { TextField } from '../../../../ui/fields/form-fields.tsx'
import { useChange } from '../../../api.ts'
import { Button } from '../../../parts.tsx'
import type { Selection } from '../../../selection/use-selection.ts'
import { useSession } from '../../../session.ts'
import { t } from '../../../text.ts'
import { dayText } from '../inquiry-times.ts'
import { STATUS_TEXTS } from '../inquiry-words.ts'
import { type InquiryAddress, readInquiryAddress } from './use-inquiry-list.ts'

type ListHeadProps = {
  count: number | undefined
  /** False: older ones were not searched. */
  isComplete: boolean
  words: string
  onWords: (words: string) => void
  searchRef: RefObject<HTMLInputElement | null>
  selection: Selection
  ids: readonly string[]
  onRefresh: () => Promise<unknown>
}

export function ListHead(props: ListHeadProps) {
  const { count, isComplete, words, onWords, searchRef, selection, ids, onRefresh } = props
  const areAllSelected = ids.length > 0 && selection.ids.length === ids.length
  const refresh = useChange(onRefresh)
  return (
    <div className="list-head">
      <TextField
        ref={searchRef}
        label={t('Search')}
        type="search"
        autoComplete="off"
        value={words}
        placeholder={t('Name, email, phone or words')}
        onChange={(event) => onWords(event.target.value)}
      />
      <div className="list-line">
        <p role="status">
          {count === undefined ? '…' : t('{count, plural, one {# inquiry} other {# inquiries}}', { count })}
          <Narrowed />
          {!isComplete && (
            <>
              {' '}
              {t('among the newest {most, number}. Narrow by status or days to search older ones.', {
                most: MOST_SEARCHED,
              })}
            </>
          )}
        </p>
        <Button
          label={t('Refresh')}
          busy={refresh.isPending && t('Refreshing...')}
          className="link-button"
          onClick={() => refresh.mutate()}
        />
        <Button
          label={areAllSelected ? t('Deselect All') : t('Select All')}
          className="link-button"
          disabled={ids.length === 0}
          onClick={() => (areAllSelected ? selection.clear() : selection.set(ids))}
        />
      </div>
    </div>
  )
}

/** By other screens' links. */
function Narrowed() {
  const { pathname } = useLocation()
  const [given] = useSearchParams()
  const { from, to } = readInquiryAddress(given)
  const rest = new URLSearchParams(given)
  for (const name of ['from', 'to']) rest.delete(name)
  const days =
    from && to
      ? t('received {from} to {to}', { from: dayText(from), to: dayText(to) })
      : from
        ? t('received since {from}', { from: dayText(from) })
        : to && t('received up to {to}', { to: dayText(to) })
  if (!days) return null
  return (
    <>
      {' '}
      {days}{' '}
      <Link to={{ pathname, search: rest.toString() }} preventScrollReset>
        {t('Show all')}
      </Link>
    </>
  )
}

export function ListFilters({ counts }: { counts: InquiryCounts | undefined }) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const given = readInquiryAddress(params)
  const userId = useSession()?.user.id ?? ''
  const choices: [name: keyof InquiryAddress, value: string, text: string, count: number | undefined][] = [
    ...INQUIRY_STATUSES.map((status): (typeof choices)[number] => [
      'status',
      status,
      STATUS_TEXTS[status],
      counts?.byStatus[status],
    ]),
    ['doubtful', 'true', t('Doubtful'), counts?.doubtful],
    ['overdue', 'true', t('Overdue'), counts?.overdue],
    ['failedMail', 'true', t('Failed mail'), counts?.failedMail],
    ['assignedTo', userId, t('Assigned to me'), undefined],
  ]
  // Attention filters need matches.
  const shown = choices.filter(
    ([name, value, , count]) => name === 'status' || name === 'assignedTo' || count || given[name] === value,
  )
  const isAll = choices.every(([name]) => !given[name])
  return (
    <nav className="tabs inquiry-filters" aria-label={t('Which inquiries')}>
      {tab('', t('All'), counts?.total, isAll)}
      {shown.map(([name, value, text, count]) => tab(`${name}=${value}`, text, count, given[name] === value))}
    </nav>
  )

  function tab(query: string, text: string, count: number | undefined, isChosen: boolean) {
    return (
      <Link
        key={query}
        className="tab"
        to={{ pathname, search: query }}
        preventScrollReset
        data-state={isChosen ? 'active' : undefined}
        aria-current={isChosen ? 'page' : undefined}
      >
        {text}{' '}
        {!query.startsWith('assignedTo') && (
          <span className="tab-count">{count?.toLocaleString('en-US') ?? '…'}</span>
        )}
      </Link>
    )
  }
}
