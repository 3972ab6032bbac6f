import { z } from 'zod'
import { FaqBulkUpdates } from '../../../../shared/faq/faq.ts'
import { NOTHING_TO_UPDATE } from '../../../../shared/form-texts.ts'
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

/** The target lists of a scope (FAQ-8). */
export const TARGETS: Readonly<
  Record<string, readonly ('targetStates' | 'targetCities' | 'targetPartners')[]>
> = {
  state: ['targetStates'],
  city: ['targetStates', 'targetCities'],
  partner: ['targetPartners'],
}

/** Only what was filled in, with the scope's targets. The schema refuses an invalid order. */
export function readBulkEdit(typed: BulkEditValues): Record<string, unknown> {
  const { category, order, appliesTo, isActive, isClearing } = typed
  const targets = (TARGETS[appliesTo] ?? []).flatMap((name) => {
    const list = splitTargets(typed[name])
    return list.length > 0 || isClearing ? [[name, list]] : []
  })
  return {
    ...(category !== '' && { category }),
    ...(order.trim() !== '' && { order: readOrder(order) ?? order }),
    ...(appliesTo !== '' && { appliesTo }),
    ...(isActive !== '' && { isActive: isActive === 'true' }),
    ...Object.fromEntries(targets),
  }
}

/** The form, read into what the call takes. That nothing was filled in is said at the first field. */
export const BulkEdit = z
  .custom<BulkEditValues>()
  .refine((typed) => Object.keys(readBulkEdit(typed)).length > 0, {
    path: ['category'],
    message: NOTHING_TO_UPDATE,
    abort: true,
  })
  .transform(readBulkEdit)
  .pipe(FaqBulkUpdates)
