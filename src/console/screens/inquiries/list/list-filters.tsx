import { Link, useLocation, useSearchParams } from 'react-router'
import type { InquiryCounts } from '../../../../shared/inquiries/admin-inquiry.ts'
import { INQUIRY_STATUSES } from '../../../../shared/inquiries/inquiry.ts'
import { useSession } from '../../../session.ts'
import { t } from '../../../text.ts'
import { STATUS_TEXTS } from '../inquiry-words.ts'
import { type InquiryAddress, readInquiryAddress } from './inquiry-address.ts'

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
