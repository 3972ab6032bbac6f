import '../../../ui/combobox.css'
import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { findPartnersCall } from '../../../shared/calls/partners.ts'
import { suggestCall } from '../../../shared/calls/search.ts'
import { regionCode } from '../../../shared/places/regions.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { nextOption } from '../../../ui/fields/next-option.ts'
import { useRead } from '../../api.ts'
import { t } from '../../text.ts'
import { usePaused } from '../../use-paused.ts'
import type { PartnerSearch } from './search-address.ts'

type SearchFieldProps = {
  input: RefObject<HTMLInputElement | null>
  value: string
  onChange: (q: string) => void
  onChoose: (search: PartnerSearch) => void
}

const FEWEST_LETTERS = 2
const MOST_SHOWN = 5

/** As the public search, with inactive partners. Source: ARIA APG, editable combobox. */
export function SearchField({ input, value, onChange, onChoose }: SearchFieldProps) {
  const id = useId()
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState<string | null>(null)
  const options = useOptions(value.trim(), isWanted, onChoose)
  const isOpen = isWanted && options.length > 0
  const keys = options.map(({ key }) => key)
  const chosen = isOpen ? options.find(({ key }) => key === active) : undefined
  const close = () => {
    setWanted(false)
    setActive(null)
  }
  const choose = (option: Option) => {
    close()
    option.go()
  }
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.key}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    // The first Escape closes the list; the field would clear itself.
    if (event.key === 'Escape' && isOpen) event.preventDefault()
    if (event.key === 'Escape' || event.key === 'Tab') return close()
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      return choose(chosen)
    }
    if (event.key === 'Enter') return close()
    if (event.key.startsWith('Arrow') && !isWanted) setWanted(true)
    const next = isOpen ? nextOption(event.key, active, keys) : undefined
    if (next === undefined) return
    if (event.key.startsWith('ArrowUp') || event.key === 'ArrowDown') event.preventDefault()
    setActive(next)
  }

  return (
    <div className="partner-search-text">
      <TextField
        ref={input}
        label={<span className="unseen">{t('Search')}</span>}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen && `${id}-${chosen.key}`}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        aria-keyshortcuts="/"
        placeholder={t('Search by name, city, or keyword...')}
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value)
          setWanted(true)
          setActive(null)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div className="combobox-panel" hidden={!isOpen}>
        <div role="listbox" id={`${id}-list`} aria-label={t('Suggestions')}>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
            // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus
            <div
              key={option.key}
              id={`${id}-${option.key}`}
              role="option"
              aria-selected={option === chosen}
              className="combobox-option"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span>
                {option.label} <small>{option.detail}</small>
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

type Option = { key: string; label: string; detail: string; go: () => void }

/** States, cities, postal codes, then partners. */
function useOptions(text: string, isWanted: boolean, onChoose: (search: PartnerSearch) => void): Option[] {
  const navigate = useNavigate()
  const q = usePaused(text)
  const enabled = isWanted && q.length >= FEWEST_LETTERS
  const places = useRead(suggestCall, { query: { q } }, { enabled }).data
  const partners = useRead(findPartnersCall, { query: { q, limit: String(MOST_SHOWN) } }, { enabled }).data
    ?.partners
  if (!enabled || q !== text) return []
  const inAll = (count: number) => t('{count, plural, one {# partner} other {# partners}}', { count })
  return [
    ...(places?.states ?? []).map(({ state, code, partnerCount }) => ({
      key: `state-${code}`,
      label: state,
      detail: inAll(partnerCount),
      go: () => onChoose({ state }),
    })),
    ...(places?.cities ?? []).map(({ city, state, partnerCount }, at) => ({
      key: `city-${at}`,
      label: `${city}, ${regionCode(state)}`,
      detail: inAll(partnerCount),
      go: () => onChoose({ q: `${city}, ${regionCode(state)}` }),
    })),
    ...(places?.postalCodes ?? []).map(({ postalCode, city, state }) => ({
      key: `code-${postalCode.replace(/\W/g, '')}`,
      label: postalCode,
      detail: `${city}, ${regionCode(state)}`,
      go: () => onChoose({ q: postalCode }),
    })),
    ...(partners ?? []).map(({ id, name, city, state, isActive }) => ({
      key: `partner-${id}`,
      label: name,
      detail: `${city}, ${regionCode(state)}${isActive ? '' : ` · ${t('Inactive')}`}`,
      go: () => void navigate(`/admin/partners/${id}/edit`),
    })),
  ]
}
