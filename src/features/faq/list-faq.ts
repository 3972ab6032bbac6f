import type { App } from '../../app.ts'
import { AppError, type FieldErrors } from '../../shared/errors.ts'
import { FAQ_CATEGORIES, FAQ_SCOPES, type FaqItem } from '../../shared/faq/faq.ts'
import { compareFaq, type FaqPlace, isFor } from '../../shared/faq/faq-targets.ts'

/** Blank counts as missing. */
type FaqFilters = {
  category?: string
  context?: string
  state?: string
  city?: string
  partnerId?: string
}

/**
 * FAQ-5. A place without context means the narrowest page. `everyItem`: inactive ones too. Throws
 * invalid_input.
 */
export function listFaq(
  app: Pick<App, 'directory'>,
  filters: FaqFilters = {},
  everyItem: readonly FaqItem[] | null = null,
): FaqItem[] {
  const category = filters.category?.trim().toLowerCase() || undefined
  const context = filters.context?.trim().toLowerCase() || undefined
  checkKnown(category, context)
  const items = everyItem ?? app.directory.current().faq.filter((item) => item.isActive)
  const isAsked = askedFor(app, filters, context)
  return items.filter((item) => (!category || item.category === category) && isAsked(item)).sort(compareFaq)
}

function askedFor(
  { directory }: Pick<App, 'directory'>,
  filters: FaqFilters,
  context: string | undefined,
): (item: FaqItem) => boolean {
  const state = filters.state?.trim() || undefined
  const city = filters.city?.trim() || undefined
  const partnerId = filters.partnerId?.trim() || undefined
  const named = FAQ_SCOPES.find((scope) => scope === context)
  const scope = named && named !== 'all' ? named : narrowestScope({ state, city, partnerId })
  if (!scope) return named === 'all' ? (item) => item.appliesTo === 'all' : () => true
  const { byId, bySlug } = directory.current()
  const partner = partnerId ? (byId.get(partnerId.toLowerCase()) ?? bySlug.get(partnerId)) : undefined
  const place: FaqPlace = {
    scope,
    state: state ?? partner?.state,
    city: city ?? partner?.city,
    partnerId: partner?.id ?? partnerId,
    partnerSlug: partner?.slug,
    partnerName: partner?.name,
  }
  return (item) => isFor(item, place)
}

function narrowestScope(
  given: Pick<FaqFilters, 'state' | 'city' | 'partnerId'>,
): 'partner' | 'city' | 'state' | undefined {
  if (given.partnerId) return 'partner'
  if (given.city) return 'city'
  return given.state ? 'state' : undefined
}

function checkKnown(category: string | undefined, context: string | undefined) {
  const fields: FieldErrors = {}
  if (category && !FAQ_CATEGORIES.some((known) => known === category)) {
    fields.category = `Please use one of ${FAQ_CATEGORIES.join(', ')}.`
  }
  if (context && !FAQ_SCOPES.some((known) => known === context)) {
    fields.context = `Please use one of ${FAQ_SCOPES.join(', ')}.`
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', 'Unknown filter', { fields })
}
