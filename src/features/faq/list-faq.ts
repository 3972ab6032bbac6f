import type { App } from '../../app.ts'
import { AppError, type FieldErrors } from '../../shared/errors.ts'
import { FAQ_CATEGORIES, FAQ_SCOPES, type FaqItem } from '../../shared/faq.ts'
import { compareFaq, faqFor } from './faq-for.ts'

/** The parameters of GET /api/faq as they stand in the call; blank ones count as not given. */
export type FaqFilters = {
  category?: string
  context?: string
  state?: string
  city?: string
  partnerId?: string
}

/**
 * The active questions that GET /api/faq answers, by order, then question. Without any filter all of them (contract);
 * with a category those of it; with a context those that faqFor shows on such a page, of every category unless one is
 * given too (spec, section 7). `context=all` and no context but a state, city or partner mean the narrowest page named.
 * A partner may be given by id or slug; its state and city need not be given. Throws invalid_input for an unknown
 * category or context.
 */
export function listFaq(app: Pick<App, 'directory'>, filters: FaqFilters = {}): FaqItem[] {
  const category = filters.category?.trim().toLowerCase() || undefined
  const given = filters.context?.trim().toLowerCase() || undefined
  checkKnown(category, given)
  const context = FAQ_SCOPES.find((scope) => scope === given)
  const { faq, byId, bySlug } = app.directory.current()
  const items = category ? faq.filter((item) => item.category === category) : faq
  const state = filters.state?.trim() || undefined
  const city = filters.city?.trim() || undefined
  const partnerId = filters.partnerId?.trim() || undefined
  const scope = context && context !== 'all' ? context : narrowestScope({ state, city, partnerId })
  if (!scope) {
    const shown = context === 'all' ? items.filter((item) => item.appliesTo === 'all') : items
    return shown.filter((item) => item.isActive).sort(compareFaq)
  }
  const partner = partnerId ? (byId.get(partnerId.toLowerCase()) ?? bySlug.get(partnerId)) : undefined
  return faqFor(items, {
    scope,
    state: state ?? partner?.state,
    city: city ?? partner?.city,
    partnerId: partner?.id ?? partnerId,
    partnerSlug: partner?.slug,
    partnerName: partner?.name,
  })
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
