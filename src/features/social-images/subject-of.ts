import { findRegion } from '../../shared/places/regions.ts'
import { type Catalogue, type Translate, wordIn } from '../../shared/text/i18n.ts'
import { cityName, inPlace, placeName } from '../../shared/text/place-names.ts'
import { findDirectoryCity, findDirectoryRegion } from '../directory/snapshot/counts.ts'
import type { DirectorySnapshot } from '../directory/snapshot/directory-view.ts'
import type { SocialSubject } from './draw-social-image.ts'

/** Of paths.socialImage. Null for others, and cities without partners. */
export function socialSubjectOf(
  snapshot: DirectorySnapshot,
  subject: string,
  { providerName, t, messages }: { providerName: string; t: Translate; messages: Catalogue },
): SocialSubject | null {
  const [kind, first = '', second = '', ...rest] = subject.split('/')
  if (rest.length > 0) return null
  const isWhole = subject === kind
  if (kind === 'home' && isWhole) {
    return {
      title: t('Find someone near you to help with what comes next.'),
      line: t('1,800+ authorized partners across the United States and Canada'),
      providerName,
    }
  }
  if (kind === 'search' && isWhole) {
    return { title: t('Search Partners'), line: t('By city, state, business name or ZIP code'), providerName }
  }
  const countLine = (count: number) =>
    t('{count, plural, one {# authorized partner} other {# authorized partners}}', { count })
  if (kind === 'state' && second === '') {
    const found = findDirectoryRegion(snapshot, first)
    const state = found?.state ?? findRegion(first)?.name
    if (!state) return null
    const title = t('Partners {inPlace}', { inPlace: inPlace({ t, messages }, state) })
    return { title, line: found ? countLine(found.partners.length) : '', providerName }
  }
  if (kind === 'city') {
    const city = findDirectoryCity(snapshot, first, second)
    if (!city) return null
    const title = t('Cremation Services in {city}, {state}', {
      city: cityName({ messages }, city.city, city.state),
      state: wordIn(messages, city.state),
    })
    return { title, line: countLine(city.partners.length), providerName }
  }
  if (kind === 'partner' && second === '') {
    const partner = snapshot.bySlug.get(first)
    if (partner)
      return {
        title: partner.name,
        line: placeName({ messages }, `${partner.city}, ${partner.state}`),
        providerName,
      }
  }
  return null
}
