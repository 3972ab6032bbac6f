import { paths } from '../../shared/paths.ts'
import { useText } from '../text.tsx'

type SearchFormProps = {
  query?: string | undefined
  isStacked?: boolean
  chooseAt?: string
  asksLocation?: boolean
}

/** `chooseAt`: the page that a partner is chosen for. */
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

/** islands/offer-location.ts shows it. */
function LocationButton({ isLarge = false }: { isLarge?: boolean }) {
  const t = useText()
  return (
    <p className={isLarge ? 'location-large small' : 'location small'}>
      <button
        type="button"
        className={isLarge ? 'button' : 'plain'}
        hidden
        data-locate
        data-asking={t('Asking your device where you are …')}
        data-refused={t('Your device did not say where you are. Please type a city or ZIP code.')}
        data-nowhere={t('We know no postal code near you. Please type a city or ZIP code.')}
        data-failed={t('That did not work. Please type a city or ZIP code.')}
      >
        {t('Use my location')}
      </button>{' '}
      <span role="status" />
    </p>
  )
}
