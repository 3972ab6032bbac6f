import { Link, useLocation, useSearchParams } from 'react-router'
import type { InquiryCounts } from '../../../../shared/inquiries/admin-inquiry.ts'
import { INQUIRY_STATUSES } from '../../../../shared/inquiries/inquiry.ts'
import { useTranslate } from '../../../text.tsx'
import { statusText } from '../inquiry-words.ts'

/** Filters by status, with counts. */
export function ListFilters({ counts }: { counts: InquiryCounts | undefined }) {
  const t = useTranslate()
  const { pathname } = useLocation()
  const [given] = useSearchParams()
  const choices: [name: string, value: string, text: string, count: number | undefined][] = [
    ...INQUIRY_STATUSES.map((status): (typeof choices)[number] => [
      'status',
      status,
      statusText(t, status),
      counts?.byStatus[status],
    ]),
    ['doubtful', 'true', t('Doubtful'), counts?.doubtful],
    ['overdue', 'true', t('Overdue'), counts?.overdue],
    ['failedMail', 'true', t('Failed mail'), counts?.failedMail],
  ]
  // Filters for attention are shown only when they match something.
  const shown = choices.filter(
    ([name, value, , count]) => name === 'status' || count || given.get(name) === value,
  )
  const isAll = choices.every(([name]) => !given.has(name))
  return (
    <nav className="tabs inquiry-filters" aria-label={t('Which inquiries')}>
      {tab('', t('All'), counts?.total, isAll)}
      {shown.map(([name, value, text, count]) =>
        tab(`${name}=${value}`, text, count, given.get(name) === value),
      )}
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
        {text} <span className="tab-count">{count?.toLocaleString('en-US') ?? '…'}</span>
      </Link>
    )
  }
}
