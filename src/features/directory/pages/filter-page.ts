import type { ListOptions } from '../../../shared/lists.ts'
import type { FilterPage } from '../../../shared/pages.ts'
import type { Region } from '../../../shared/places/regions.ts'
import { findPartners } from '../finder/answers/search-directory.ts'
import { filterChoices } from '../lists/filter-choices.ts'
import { findCity } from '../places/around/find-place.ts'
import { findDirectoryCity } from '../snapshot/counts.ts'
import { findFeatured } from './city-page.ts'
import type { PageApp } from './page-tools.ts'

/** A blank query lists the whole directory. Throws invalid_input over 200 characters. */
export async function searchFilterPage(
  app: PageApp,
  query: string,
  options: ListOptions,
): Promise<FilterPage> {
  const { snapshot, entries, origin } = await findPartners(app, query)
  const listed = query === '' ? snapshot.search.ranked : entries
  const more = { options, canSortByDistance: origin !== null, now: app.clock.now() }
  return { choices: await filterChoices(app.directory, listed, more), query, city: null }
}

/** Null without partners. `city`: slug. */
export async function cityFilterPage(
  app: PageApp,
  region: Region,
  city: string,
  options: ListOptions,
): Promise<FilterPage | null> {
  const found = findDirectoryCity(app.directory.current(), region.name, city)
  if (!found) return null
  const canSortByDistance = (await findCity(app.directory, region, city)) !== undefined
  const more = { options, canSortByDistance, now: app.clock.now() }
  const choices = await filterChoices(app.directory, found.partners, more)
  return {
    choices,
    query: '',
    city: { city: found.city, region, hasFeatured: findFeatured(found.partners).length > 0 },
  }
}
