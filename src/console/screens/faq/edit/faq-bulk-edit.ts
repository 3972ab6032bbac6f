import { splitTargets } from '../faq-csv.ts'
import { readOrder } from './faq-form.ts'

/** What is typed into the bulk edit: '' everywhere keeps the values that each item has. */
export const NO_BULK_CHANGE = {
  category: '',
  order: '',
  appliesTo: '',
  isActive: '',
  targetStates: '',
  targetCities: '',
  targetPartners: '',
  /** Whether a list that is shown and left empty is emptied. */
  isClearing: false,
}
export type BulkEditValues = typeof NO_BULK_CHANGE

/**
 * The payload of a bulk edit: only what was filled in. Target states count for states and cities, cities for cities,
 * partners for partners (spec, section 2). An order that is no number is kept as it was typed, for the schema to refuse.
 */
export function readBulkEdit(typed: BulkEditValues): Record<string, unknown> {
  const { appliesTo } = typed
  const updates: Record<string, unknown> = {}
  if (typed.category !== '') updates.category = typed.category
  if (typed.order.trim() !== '') updates.order = readOrder(typed.order) ?? typed.order
  if (appliesTo !== '') updates.appliesTo = appliesTo
  if (typed.isActive !== '') updates.isActive = typed.isActive === 'true'
  const setTargets = (field: 'targetStates' | 'targetCities' | 'targetPartners') => {
    const list = splitTargets(typed[field])
    if (list.length > 0 || typed.isClearing) updates[field] = list
  }
  if (appliesTo === 'state' || appliesTo === 'city') setTargets('targetStates')
  if (appliesTo === 'city') setTargets('targetCities')
  if (appliesTo === 'partner') setTargets('targetPartners')
  return updates
}
