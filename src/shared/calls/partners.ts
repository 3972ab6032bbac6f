import { z } from 'zod'
import { FactMark } from '../fact-marks.ts'
import { PARTNER_FIELDS } from '../partner-fields/partner-fields.ts'
import {
  AdminPartner,
  Ids,
  PartnerBulkUpdates,
  PartnerChange,
  PartnerInput,
} from '../partners/admin-partner.ts'
import { DescriptionFacts } from '../partners/description-facts.ts'
import { LikePartner, PartnerFacts } from '../partners/like-partner.ts'
import { PartnerFilters } from '../partners/partner-filters.ts'
import { defineCall, IdParams, limitOf, named, offset } from './define-call.ts'

const MOST_BULK_PARTNERS = 2000

/** Null when nothing changed. */
const changeSetId = z.uuid().nullable()
const Answer = named('AdminPartner', AdminPartner)

export const listPartnersCall = defineCall({
  method: 'get',
  path: '/api/admin/partners',
  summary: 'All partners, inactive ones included, by name',
  result: 'All partners',
  answer: z.array(Answer),
  errors: [],
})

export const searchPartnersCall = defineCall({
  method: 'get',
  path: '/api/admin/partners/search',
  summary: 'Partners found by name, place, telephone number or other details, inactive ones included',
  description: 'All filters apply together. Best first unless `sort` says otherwise.',
  query: PartnerFilters,
  result: 'All partners found',
  answer: z.array(Answer),
  errors: [400],
})

export const findPartnersCall = defineCall({
  method: 'get',
  path: '/api/admin/partners/find',
  summary: 'As the search, a window of at most 200 rows at a time',
  query: PartnerFilters.extend({
    offset,
    limit: limitOf(100, 200),
  }),
  result: 'The rows, and how many were found in all',
  answer: z.object({
    total: z.int(),
    inactiveCount: z.int().meta({ description: 'How many of all that were found are inactive.' }),
    partners: z.array(Answer),
  }),
  errors: [400],
})

export const findPartnerIdsCall = defineCall({
  method: 'get',
  path: '/api/admin/partners/find-ids',
  summary: 'As the search, the ids alone',
  query: PartnerFilters,
  result: 'The ids, in order',
  answer: z.object({
    ids: z.string().meta({
      description:
        'URL-safe Base64 of 16 bytes for each id, one after another; calls that take ids take it too.',
    }),
  }),
  errors: [400],
})

export const exportPartnersCall = defineCall({
  method: 'post',
  path: '/api/admin/partners/export.csv',
  summary: 'Partners as a CSV that imports back without a change',
  description:
    '`list`: the columns of LIST-3. `full`: every column that an import takes, with id, slug, long description and pictures.',
  body: z.strictObject({
    columns: z.enum(['list', 'full'], 'Please choose list or full.').default('list'),
    ids: Ids.optional().meta({ description: 'These, in this order; else all that the filters let through.' }),
    filters: z.strictObject(PartnerFilters.shape).optional(),
  }),
  result: 'The file',
  answer: z.string(),
  csv: true,
  errors: [400, 404, 413],
})

export const readPartnerCall = defineCall({
  method: 'get',
  path: '/api/admin/partners/{id}',
  summary: 'One partner for its edit form, inactive or not',
  params: IdParams,
  result: 'The partner',
  answer: Answer,
  errors: [404],
})

export const createPartnerCall = defineCall({
  method: 'post',
  path: '/api/admin/partners',
  summary: 'Add a partner',
  body: named('PartnerInput', PartnerInput),
  status: 201,
  result: 'The new partner',
  answer: Answer,
  errors: [400, 413],
})

export const findLikePartnersCall = defineCall({
  method: 'post',
  path: '/api/admin/partners/find-like',
  summary: 'Partners that may be the one about to be added, and why',
  body: named('PartnerFacts', PartnerFacts),
  result: 'At most 5, most alike first',
  answer: z.array(named('LikePartner', LikePartner)),
  errors: [400, 413],
})

export const updatePartnerCall = defineCall({
  method: 'put',
  path: '/api/admin/partners/{id}',
  summary: 'Change the given fields of a partner',
  description:
    'With expectedUpdatedAt only if it has not changed since: else 409, with the row as it is now. State, ZIP and coordinates that do not fit are refused unless isPlaceConfirmed is true.',
  params: IdParams,
  body: named('PartnerChange', PartnerChange),
  result: 'The partner as it is now',
  answer: Answer,
  errors: [400, 404, 409, 413],
  conflictWith: Answer,
})

export const deletePartnerCall = defineCall({
  method: 'delete',
  path: '/api/admin/partners/{id}',
  summary: 'Delete a partner',
  params: IdParams,
  few: { deletes: () => 1 },
  result: 'It is gone',
  errors: [404],
})

export const bulkEditPartnersCall = defineCall({
  method: 'patch',
  path: '/api/admin/partners/bulk-edit',
  summary: 'Give many partners the same values, all or nothing',
  body: z.strictObject({ ids: Ids, updates: PartnerBulkUpdates }),
  result: 'How many now have the values',
  answer: z.object({ updatedCount: z.int(), changeSetId }),
  errors: [400, 404, 413],
})

export const bulkDeletePartnersCall = defineCall({
  method: 'delete',
  path: '/api/admin/partners/bulk-delete',
  summary: 'Delete many partners, all or nothing',
  body: z.strictObject({ ids: Ids }),
  few: { deletes: ({ body }: { body: { ids: string[] } }) => new Set(body.ids).size },
  result: 'How many are gone',
  answer: z.object({ deletedCount: z.int(), changeSetId }),
  errors: [400, 404, 413],
})

export const bulkCreatePartnersCall = defineCall({
  method: 'post',
  path: '/api/admin/partners/bulk',
  summary: 'Add many partners, all or nothing',
  description: 'Row N of `Invalid data in row N: …` is the N-th of the given partners, the first being 1.',
  body: z.strictObject({
    partners: z
      .array(z.unknown())
      .min(1, 'Please give at least one partner.')
      .max(
        MOST_BULK_PARTNERS,
        `Please give at most ${MOST_BULK_PARTNERS} partners, or import them as a file.`,
      )
      .meta({ type: 'array', items: { $ref: '#/components/schemas/PartnerInput' } }),
  }),
  status: 201,
  result: 'How many were added',
  answer: z.object({ count: z.int() }),
  errors: [400, 413],
})

const Facts = named('DescriptionFacts', DescriptionFacts).meta({ type: 'object', ...describeFacts() })
const factsText =
  'Takes the form as it stands: name, address, city and state must be filled in; other keys are left out.'
const written = {
  source: z.enum(['ai', 'template']).meta({ description: 'A language model, or the built-in writer.' }),
  notice: z
    .string()
    .nullable()
    .meta({ description: 'Why the built-in writer stood in for the configured model.' }),
  marks: z.array(FactMark).meta({ description: 'What the text says and the form does not.' }),
}

export const writeDescriptionCall = defineCall({
  method: 'post',
  path: '/api/admin/partners/generate-description',
  summary: 'Write 3 to 5 sentences about a partner from the facts of its form alone',
  description: factsText,
  body: Facts,
  result: 'The text',
  answer: z.object({ description: z.string(), ...written }),
  errors: [400, 413],
})

export const writeLongDescriptionCall = defineCall({
  method: 'post',
  path: '/api/admin/partners/generate-long-description',
  summary: 'Write 3 to 5 paragraphs about a partner from the facts of its form alone',
  description: factsText,
  body: Facts,
  result: 'The text',
  answer: z.object({ longDescription: z.string(), ...written }),
  errors: [400, 413],
})

export const checkTextCall = defineCall({
  method: 'post',
  path: '/api/admin/partners/check-text',
  summary: 'Find what a text says of a partner and its form does not',
  body: z.object({ facts: Facts, text: z.string().max(PARTNER_FIELDS.longDescription.max) }),
  result: 'The marks, in the order of the text',
  answer: z.object({ marks: z.array(FactMark) }),
  errors: [400, 413],
})

/** OpenAPI cannot derive the types of transformed keys. */
function describeFacts() {
  const required = ['name', 'address', 'city', 'state']
  const properties = Object.keys(DescriptionFacts.shape).map((field) => [
    field,
    required.includes(field) ? { type: 'string' as const } : {},
  ])
  return { required, properties: Object.fromEntries(properties) as Record<string, object> }
}

export const uploadPictureCall = defineCall({
  method: 'post',
  path: '/api/admin/uploads',
  summary: 'Upload a picture: PNG, JPEG or WebP of at most 8 MB',
  description:
    'As the body itself, or as the field "file" of a form. It is re-encoded, without metadata, from at most 16 million pixels, and removed when nothing has named it for a day. 413 also when the space for pictures (`UPLOAD_QUOTA_MB`) is used up.',
  file: 'picture',
  status: 201,
  result: 'Where it stands',
  answer: z.object({ url: z.string() }),
  errors: [400, 413],
})
