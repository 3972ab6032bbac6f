import { useEffect, useRef, useState } from 'react'
import { readLacking } from '../../../shared/partners/partner-filters.ts'
import { SelectField } from '../../../ui/fields/form-fields.tsx'
import { useShortcut } from '../../keys/use-shortcut.ts'
import { Button } from '../../parts.tsx'
import { t } from '../../text.ts'
import { FilterFields } from './filter-fields.tsx'
import { lackingName } from './lacking-name.ts'
import { isSearch, NO_SEARCH, OTHER_REGIONS, type PartnerSearch, STATES } from './search-address.ts'
import { SearchField } from './search-field.tsx'

type SearchPanelProps = {
  search: PartnerSearch
  wasSearched: boolean
  onSearch: (search: PartnerSearch) => void
  onClear: () => void
}

/** "/" focuses. Filters apply at once, with the typed text. */
export function SearchPanel({ search, wasSearched, onSearch, onClear }: SearchPanelProps) {
  const [draft, setDraft] = useState(search)
  const input = useRef<HTMLInputElement>(null)
  const address = JSON.stringify(search)
  // Follows back and forward.
  useEffect(() => setDraft(JSON.parse(address) as PartnerSearch), [address])
  useShortcut({ key: '/', does: t('Search') }, () => {
    input.current?.focus()
    input.current?.select()
  })

  function narrow(part: PartnerSearch) {
    const next = { ...draft, ...part }
    setDraft(next)
    submit(next)
  }

  function submit(next: PartnerSearch) {
    onSearch({ ...next, q: next.q?.trim() })
  }

  return (
    <search>
      <form
        className="panel partner-search"
        onSubmit={(event) => {
          event.preventDefault()
          if (isSearch(draft)) submit(draft)
        }}
      >
        <SearchField
          input={input}
          value={draft.q ?? ''}
          onChange={(q) => setDraft({ ...draft, q })}
          onChoose={(chosen) => narrow({ q: '', state: undefined, ...chosen })}
        />
        <SelectField
          label={<span className="unseen">{t('State')}</span>}
          value={draft.state ?? ''}
          onChange={({ currentTarget }) => setDraft({ ...draft, state: currentTarget.value || undefined })}
        >
          <option value="">{t('All States')}</option>
          <RegionOptions />
        </SelectField>
        <Button
          label={t('Search Partners')}
          type="submit"
          className="button filled"
          disabled={!isSearch(draft)}
        />
        <div className="partner-search-more">
          <FilterFields search={draft} onChange={narrow} />
          <FilterChips search={search} onChange={narrow} />
          {wasSearched && (
            <Button
              label={t('Clear')}
              className="link-button"
              onClick={() => {
                setDraft(NO_SEARCH)
                onClear()
                input.current?.focus()
              }}
            />
          )}
        </div>
      </form>
    </search>
  )
}

function RegionOptions() {
  const options = (regions: typeof STATES) =>
    regions.map(({ code, name }) => <option key={code}>{name}</option>)
  return (
    <>
      <optgroup label={t('States')}>{options(STATES)}</optgroup>
      <optgroup label={t('District of Columbia and Canada')}>{options(OTHER_REGIONS)}</optgroup>
    </>
  )
}

type FilterChipsProps = { search: PartnerSearch; onChange: (part: PartnerSearch) => void }

function FilterChips({ search, onChange }: FilterChipsProps) {
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

/** `without`: the search less the filter. */
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
