import { paths } from '../../../shared/paths.ts'
import { placeName } from '../../../shared/text/place-names.ts'
import { useSite } from '../../text.tsx'
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

/** Fills the form from a record. */
export function PartnerPicker({ path, picked: { query, found } }: PartnerPickerProps) {
  const site = useSite()
  const { t } = site
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
              <a href={paths.toolFor(path, slug)}>{name}</a>{' '}
              <span className="soft">{placeName(site, place)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
