import type { RefObject } from 'react'
import { Link, useLocation } from 'react-router'
import type { InquiryCounts } from '../../../shared/admin-inquiry.ts'
import { INQUIRY_STATUSES } from '../../../shared/inquiry.ts'
import { useTranslate } from '../../text.tsx'
import { statusText } from './inquiry-words.ts'

type ListFiltersProps = {
  counts: InquiryCounts | undefined
  words: string
  onWords: (words: string) => void
  searchRef: RefObject<HTMLInputElement | null>
}

/** Which inquiries the list shows: by status, those that need somebody, and by words. */
export function ListFilters({ counts, words, onWords, searchRef }: ListFiltersProps) {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const chosen = search.replace(/^\?/, '')
  const choices = [
    { query: '', text: t('All'), count: counts?.total },
    ...INQUIRY_STATUSES.map((status) => ({
      query: `status=${status}`,
      text: statusText(t, status),
      count: counts?.byStatus[status],
    })),
  ]
  const needs = [
    { query: 'overdue=true', text: t('Overdue'), count: counts?.overdue ?? 0 },
    { query: 'failedMail=true', text: t('Failed mail'), count: counts?.failedMail ?? 0 },
  ].filter(({ query, count }) => count > 0 || query === chosen)
  return (
    <div className="inquiry-filters">
      <nav className="tabs" aria-label={t('Which inquiries')}>
        {[...choices, ...needs].map(({ query, text, count }) => (
          <Link
            key={query}
            className="tab"
            to={{ pathname, search: query }}
            preventScrollReset
            data-state={query === chosen ? 'active' : undefined}
            aria-current={query === chosen ? 'page' : undefined}
          >
            {text} <span className="tab-count">{count ?? '…'}</span>
          </Link>
        ))}
      </nav>
      <div className="field">
        <label htmlFor="inquiry-search">{t('Search')}</label>
        <input
          ref={searchRef}
          id="inquiry-search"
          className="input"
          type="search"
          autoComplete="off"
          value={words}
          placeholder={t('Name, email, phone, words or reference')}
          onChange={(event) => onWords(event.target.value)}
        />
      </div>
    </div>
  )
}
