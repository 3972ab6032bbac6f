import { paths } from '../../../shared/paths.ts'
import { useText } from '../../text.tsx'
import { SearchForm } from '../search-form.tsx'

/** `query`: undefined before a search. */
export type PickedPartners = {
  query: string | undefined
  found: readonly { name: string; slug: string; place: string }[]
}

type PartnerPickerProps = {
  path: string
  picked: PickedPartners
}

/** Fills the form from a partner's record. */
export function PartnerPicker({ path, picked: { query, found } }: PartnerPickerProps) {
  const t = useText()
  return (
    <section className="press-picker" aria-labelledby="picker">
      <h2 id="picker">{t('Start from your listing')}</h2>
      <SearchForm query={query} isStacked chooseAt={path} />
      {query !== undefined && found.length === 0 && (
        <p role="status">{t('No partner was found for “{query}”.', { query })}</p>
      )}
      {found.length > 0 && (
        <ul>
          {found.map(({ name, slug, place }) => (
            <li key={slug}>
              <a href={paths.toolFor(path, slug)}>{name}</a> <span className="soft">{place}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
