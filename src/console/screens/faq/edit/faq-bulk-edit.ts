import { splitTargets } from '../faq-csv.ts'
import { readOrder } from './faq-form.ts'

/** '' keeps each item's value. */
export const NO_BULK_CHANGE = {
  category: '',
  order: '',
  appliesTo: '',
  isActive: '',
  targetStates: '',
  targetCities: '',
  targetPartners: '',
  /** Clears shown target lists left empty. */
  isClearing: false,
}
export type BulkEditValues = typeof NO_BULK_CHANGE

/** Only what was filled in, with the scope's targets (FAQ-8). The schema refuses an invalid order. */
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
