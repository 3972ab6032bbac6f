import { paths } from '../../shared/paths.ts'
import { useText } from '../text.tsx'
import { LocationButton } from './location-button.tsx'

type SearchFormProps = {
  query?: string | undefined
  isStacked?: boolean
  chooseAt?: string
  asksLocation?: boolean
}

/**
 * A typeahead once its island is loaded. With `chooseAt` it chooses a partner for that page instead of
 * searching.
 */
export function SearchForm({ query, isStacked = false, chooseAt, asksLocation }: SearchFormProps) {
  const t = useText()
  const placeholder = t('Enter city, state, business name, or ZIP code')
  const form = (
    // biome-ignore lint/a11y/useSemanticElements: the element <search> is unknown to browsers before 2023
    <form
      className={isStacked ? 'search-form stacked' : 'search-form'}
      role="search"
      action={chooseAt ?? paths.search()}
      data-choose-at={chooseAt}
      data-island="search-box"
    >
      <input
        name="q"
        type="text"
        aria-label={placeholder}
        placeholder={placeholder}
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck="false"
        enterKeyHint="search"
      />
      <button className="button filled" type="submit" data-pending-text={t('Searching...')}>
        {t('Find Partners')}
      </button>
    </form>
  )
  if (chooseAt) return form
  return (
    <div className="search-box">
      {form}
      <LocationButton isLarge={asksLocation ?? false} />
    </div>
  )
}
