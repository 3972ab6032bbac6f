import { isFiltered } from '../../shared/lists.ts'
import type { SearchPage } from '../../shared/pages.ts'
import type { PlaceOffer } from '../../shared/search.ts'
import { inPlace, placeName } from '../../shared/text/place-names.ts'
import { useSite, useText } from '../text.tsx'

const FEW_OTHERS = 2

/** Null where more is to be said. */
export function placeFound({ understood, total }: SearchPage): NonNullable<SearchPage['understood']> | null {
  if (!understood || understood.isWidened || understood.unknownWords.length > 0) return null
  return understood.partnerCount === total ? understood : null
}

export function Understood({ data }: { data: SearchPage }) {
  const t = useText()
  const { understood, meant } = data
  // The filter says how many it left.
  const isSaid = data.total > 0 && (isFiltered(data.list.options) || placeFound(data) !== null)
  const offers = understood ? understood.others.slice(0, data.total > 0 ? FEW_OTHERS : undefined) : meant
  if ((!understood || isSaid) && offers.length === 0) return null
  return (
    <div className="understood">
      {understood && !isSaid && (
        <p>
          <PlaceSentence place={understood} total={data.total} hasNearby={data.nearby.length > 0} />
          {understood.unknownWords.length > 0 && understood.partnerCount > 0 && (
            <> {t('None of them has “{words}” in its name.', { words: understood.unknownWords.join(' ') })}</>
          )}
        </p>
      )}
      <Offers offers={offers} />
    </div>
  )
}

type PlaceSentenceProps = {
  place: NonNullable<SearchPage['understood']>
  total: number
  hasNearby: boolean
}

function PlaceSentence({ place, total, hasNearby }: PlaceSentenceProps) {
  const site = useSite()
  const { t } = site
  const { partnerCount, postalCode, isWidened } = place
  if (partnerCount === 0) {
    return hasNearby
      ? t('There is no partner {inPlace} yet. The nearest are listed below.', {
          inPlace: inPlace(site, place.name),
        })
      : t('There is no partner {inPlace} yet.', { inPlace: inPlace(site, place.name) })
  }
  const more = total - partnerCount
  return (
    <>
      {isWidened && `${t('No partner has the postal code {code} itself.', { code: postalCode ?? '' })} `}
      {t('{count, plural, one {# partner} other {# partners}}', { count: partnerCount })}{' '}
      <InPlace place={place} />
      {more > 0 &&
        t('{count, plural, one {, and # more that matches} other {, and # more that match}}', {
          count: more,
        })}
      {isWidened && t(', nearest first')}.
    </>
  )
}

/** Links its name. */
export function InPlace({ place }: { place: { name: string; path: string } }) {
  const site = useSite()
  const name = placeName(site, place.name)
  return (
    <>
      {inPlace(site, place.name).slice(0, -name.length)}
      <a href={place.path}>{name}</a>
    </>
  )
}

function Offers({ offers }: { offers: readonly PlaceOffer[] }) {
  const site = useSite()
  const { t } = site
  if (offers.length === 0) return null
  return (
    <p>
      {t('Did you mean')}{' '}
      {offers.map(({ name, path, partnerCount }, index) => (
        <span key={path}>
          {index > 0 && t(' or ')}
          <a href={path}>{placeName(site, name)}</a>
          {partnerCount > 0 && <span className="soft"> ({partnerCount})</span>}
        </span>
      ))}
      ?
    </p>
  )
}
