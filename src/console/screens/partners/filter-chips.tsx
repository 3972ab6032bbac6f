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
function chipsOf({ state, active, priority, confirmedBefore, lacks = '' }: PartnerSearch) {
  const lacking = readLacking(lacks)
  const chips: { text: string; without: PartnerSearch }[] = lacking.map((one) => ({
    text: t('Without: {field}', { field: lackingName(one) }),
    without: { lacks: lacking.filter((other) => other !== one).join(',') || undefined },
  }))
  if (confirmedBefore)
    chips.unshift({
      text: t('Not confirmed since {day}', { day: confirmedBefore }),
      without: { confirmedBefore: undefined },
    })
  if (priority)
    chips.unshift({
      text: priority === 'yes' ? t('Priority partners') : t('Regular partners'),
      without: { priority: undefined },
    })
  if (active)
    chips.unshift({
      text: active === 'yes' ? t('Active') : t('Inactive'),
      without: { active: undefined },
    })
  if (state) chips.unshift({ text: state, without: { state: undefined } })
  return chips
}
