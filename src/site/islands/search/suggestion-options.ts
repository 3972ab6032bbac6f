import { paths } from '../../../shared/paths.ts'
import { regionCode } from '../../../shared/places/regions.ts'
import type { Suggestions } from '../../../shared/search.ts'
import type { Catalogue, Locale, Translate } from '../../../shared/text/i18n.ts'
import { placeName } from '../../../shared/text/place-names.ts'

export type SuggestionOption = {
  href: string
  text: string
  detail?: string
  count?: string
  asksLocation?: true
}

export type OptionGroup = {
  /** Null: the search itself. */
  label: string | null
  options: SuggestionOption[]
}

/** No empty groups; the search last. With `chooseAt` partners alone, for that page. */
export function toOptionGroups(
  suggestions: Suggestions,
  query: string,
  { t, messages, locale }: { t: Translate; messages: Catalogue; locale: Locale },
  chooseAt?: string,
): OptionGroup[] {
  const partnerCount = (count: number) => t('{count, plural, one {# partner} other {# partners}}', { count })
  const text = query.trim()
  const search = t('Search for “{query}”', { query: text })
  if (chooseAt !== undefined) return toChoices(suggestions, text, t('Partners'), search, chooseAt)
  const groups: OptionGroup[] = [
    {
      label: t('Cities'),
      options: suggestions.cities.map(({ city, state, path, partnerCount: count }) => ({
        href: path,
        text: placeName({ messages }, `${city}, ${state}`),
        count: partnerCount(count),
      })),
    },
    {
      label: t('States and provinces'),
      options: suggestions.states.map(({ state, path, partnerCount: count }) => ({
        href: path,
        text: placeName({ messages }, state),
        count: partnerCount(count),
      })),
    },
    {
      label: t('Partners'),
      options: suggestions.partners.map(({ name, city, state, path }) => ({
        href: path,
        text: name,
        detail: `${city}, ${regionCode(state)}`,
      })),
    },
    {
      label: t('Postal codes'),
      options: suggestions.postalCodes.map(({ postalCode, city, state, path }) => ({
        href: path,
        text: postalCode,
        detail: `${city}, ${regionCode(state)}`,
      })),
    },
  ]
  const { answer } = suggestions
  if (answer?.kind === 'where') {
    // Without a location the search page asks.
    const option = { href: paths.search(text), text: t('Use my location'), asksLocation: true } as const
    return [{ label: t('Near you'), options: [option] }]
  }
  // The search page says it whole.
  if (answer) return [{ label: null, options: [{ href: paths.search(text), text: answerText() }] }]
  // Digits are a postal code sooner than an area code.
  if (/^\d/.test(text)) groups.unshift(...groups.splice(-1))
  return [
    ...groups.filter((group) => group.options.length > 0),
    { label: null, options: [{ href: paths.search(text), text: search }] },
  ]

  /** The operator's questions are in one language. */
  function answerText(): string {
    if (answer?.kind === 'first-steps') return t('If someone has just died')
    return locale === 'en' ? (answer?.title ?? search) : search
  }
}

function toChoices(
  { partners }: Suggestions,
  query: string,
  label: string,
  search: string,
  chooseAt: string,
): OptionGroup[] {
  const options = partners.map(({ name, city, state, path }) => ({
    href: `${chooseAt}?${new URLSearchParams({ partner: path.split('/').at(-1) ?? '' })}`,
    text: name,
    detail: `${city}, ${regionCode(state)}`,
  }))
  const others = { href: `${chooseAt}?${new URLSearchParams({ q: query })}`, text: search }
  return [...(options.length > 0 ? [{ label, options }] : []), { label: null, options: [others] }]
}
