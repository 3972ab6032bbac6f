import { z } from 'zod'
import {
  FAQ_CATEGORIES,
  FAQ_SCOPES,
  FaqBulkUpdates,
  FaqChange,
  FaqInput,
  FaqItem,
  FaqPartner,
  MAX_FAQ_ROWS,
} from '../faq/faq.ts'
import { Ids } from '../partners/admin-partner.ts'
import { defineCall, IdParams, named } from './define-call.ts'

const Item = named('FaqItem', FaqItem)
/** Null when nothing changed. */
const changeSetId = z.uuid().nullable()

const oneOf = (values: readonly string[], description?: string) =>
  z
    .string()
    .optional()
    .meta({ enum: [...values], ...(description && { description }) })

export const listFaqCall = defineCall({
  method: 'get',
  path: '/api/faq',
  summary: 'Active questions and answers in their order; without a filter all of them',
  description:
    'With the bearer token of an administrator the inactive ones as well. A token that has ended is answered 401, so that the public list is not mistaken for the whole.',
  query: z.object({
    category: oneOf(FAQ_CATEGORIES),
    context: oneOf(FAQ_SCOPES, 'The kind of page that asks; state, city and partnerId narrow it.'),
    state: z.string().optional(),
    city: z.string().optional(),
    partnerId: z.string().optional().meta({ description: 'Id or slug.' }),
  }),
  result: 'The questions',
  answer: z.array(Item),
  errors: [400, 401],
})

export const createFaqCall = defineCall({
  method: 'post',
  path: '/api/admin/faq',
  summary: 'Add a question',
  body: named('FaqInput', FaqInput),
  status: 201,
  result: 'The new item',
  answer: Item,
  errors: [400],
})

export const updateFaqCall = defineCall({
  method: 'put',
  path: '/api/admin/faq/{id}',
  summary: 'Change a question; only the given fields change',
  description: 'A stale expectedUpdatedAt is answered 409, with the item as it is now in `current`.',
  params: IdParams,
  body: named('FaqChange', FaqChange),
  result: 'The changed item',
  answer: Item,
  errors: [400, 404, 409],
  conflictWith: Item,
})

export const deleteFaqCall = defineCall({
  method: 'delete',
  path: '/api/admin/faq/{id}',
  summary: 'Delete a question',
  few: { deletes: () => 1 },
  description:
    'Calls with the same x-change-set-id, any UUID, are one change set in the history, undone together.',
  params: IdParams,
  headers: z.object({ 'x-change-set-id': z.uuid('Please give a UUID.').optional() }),
  result: 'It is gone',
  errors: [400, 404, 409],
})

export const bulkCreateFaqCall = defineCall({
  method: 'post',
  path: '/api/admin/faq/bulk',
  summary: 'Add many questions, all of them or none',
  description: 'The first row that cannot be used is named in the message, the first row being 1.',
  body: named(
    'FaqBulkInput',
    z.strictObject({
      faqs: z
        .array(z.unknown())
        .min(1, 'Please give at least one row.')
        .max(MAX_FAQ_ROWS, `Please give at most ${MAX_FAQ_ROWS} rows.`)
        .meta({ items: { $ref: '#/components/schemas/FaqInput' } }),
    }),
  ),
  status: 201,
  result: 'All are stored',
  answer: z.object({ count: z.int(), changeSetId }),
  errors: [400, 413],
})

export const bulkEditFaqCall = defineCall({
  method: 'patch',
  path: '/api/admin/faq/bulk-edit',
  summary: 'Give many questions the same values, all of them or none',
  body: named('FaqBulkEdit', z.strictObject({ ids: Ids, updates: named('FaqBulkUpdates', FaqBulkUpdates) })),
  result: 'All are changed',
  answer: z.object({ updatedCount: z.int(), changeSetId }),
  errors: [400, 404],
})

export const listFaqPartnersCall = defineCall({
  method: 'get',
  path: '/api/admin/faq/partners',
  summary: 'The partners that questions about single partners name',
  result: 'Each target whose partner is there',
  answer: z.array(named('FaqPartner', FaqPartner)),
  errors: [],
})
