import type { App } from '../../app.ts'
import { AppError } from '../../shared/errors.ts'
import type { FaqItem } from '../../shared/faq/faq.ts'
import type { FaqPreview } from '../../shared/faq/faq-reach.ts'
import { type FaqPlace, whyHidden } from '../../shared/faq/faq-targets.ts'
import { paths } from '../../shared/paths.ts'
import { findCity } from '../directory/places/around/find-place.ts'
import { regionOf } from '../directory/places/around/region-of.ts'
import { findDirectoryCity } from '../directory/snapshot/counts.ts'
import { selectFaq } from './select-faq.ts'

export type FaqPage =
  | { page: 'homepage' }
  | { page: 'state'; state: string }
  | { page: 'city'; state: string; city: string }
  | { page: 'partner'; partnerId: string }

/**
 * In order, with the reasons why others are hidden. States and cities as in addresses, partners by id or
 * slug. Throws not_found for an unknown page.
 */
export async function previewFaq(app: Pick<App, 'db' | 'directory'>, page: FaqPage): Promise<FaqPreview> {
  const { path, place } = await findPage(app, page)
  const shown: FaqItem[] = []
  const hidden: FaqPreview['hidden'] = []
  for (const item of await selectFaq(app.db)) {
    const reason = whyHidden(item, place)
    if (reason === null) shown.push(item)
    else hidden.push({ id: item.id, question: item.question, reason })
  }
  return { path, shown, hidden }
}

async function findPage(
  { directory }: Pick<App, 'directory'>,
  page: FaqPage,
): Promise<{ path: string; place: FaqPlace }> {
  const snapshot = directory.current()
  if (page.page === 'homepage') return { path: paths.home(), place: { scope: 'homepage' } }
  if (page.page === 'partner') {
    const partner = snapshot.byId.get(page.partnerId.toLowerCase()) ?? snapshot.bySlug.get(page.partnerId)
    if (!partner) throw noPage()
    const { id, slug, name, state, city } = partner
    return {
      path: paths.partner(partner),
      place: { scope: 'partner', state, city, partnerId: id, partnerSlug: slug, partnerName: name },
    }
  }
  const { region, isKnown } = regionOf(snapshot, page.state)
  if (!isKnown) throw noPage()
  if (page.page === 'state') {
    return { path: paths.state(region.name), place: { scope: 'state', state: region.name } }
  }
  const found =
    findDirectoryCity(snapshot, region.name, page.city) ?? (await findCity(directory, region, page.city))
  if (!found) throw noPage()
  const { city } = found
  return { path: paths.city(region.name, city), place: { scope: 'city', state: region.name, city } }
}

const noPage = () => new AppError('not_found', 'The site has no such page.')
