import { readLacking } from '../../../shared/partners/partner-filters.ts'
import { t } from '../../text.ts'
import { lackingName } from './lacking-name.ts'
import type { PartnerSearch } from './search-address.ts'

type FilterChipsProps = { search: PartnerSearch; onChange: (part: PartnerSearch) => void }

export function FilterChips({ search, onChange }: FilterChipsProps) {
  const chips = chipsOf(search)
  if (chips.length === 0) return null
  return (
    <ul className="partner-chips" aria-label={t('Applied filters')}>
      {chips.map(({ text, without }) => (
        <li key={text}>
          <button
            type="button"
            className="partner-chip"
            aria-label={t('Remove the filter {filter}', { filter: text })}
            onClick={() => onChange(without)}
          >
            {text} <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** `without`: the part of the search that lifts the filter. */
function chipsOf(search: PartnerSearch): { text: string; without: PartnerSearch }[] {
  const { state, active, priority, confirmedBefore } = search
  const lacking = readLacking(search.lacks ?? '')
  const texts = {
    state,
    active: active && (active === 'yes' ? t('Active') : t('Inactive')),
    priority: priority && (priority === 'yes' ? t('Priority partners') : t('Regular partners')),
    confirmedBefore: confirmedBefore && t('Not confirmed since {day}', { day: confirmedBefore }),
  }
  return [
    ...Object.entries(texts).flatMap(([key, text]) => (text ? { text, without: { [key]: undefined } } : [])),
    ...lacking.map((one) => ({
      text: t('Without: {field}', { field: lackingName(one) }),
      without: { lacks: lacking.filter((other) => other !== one).join(',') || undefined },
    })),
  ]
}
