import { z } from 'zod'
import { NOTHING_TO_UPDATE } from '../form-texts.ts'
import { BULK_FIELDS, type BulkField, FIELD_NAMES, READ_ONLY_FIELDS } from '../partner-fields/field-names.ts'
import { INPUT_SHAPE, type InputShape } from '../partner-fields/input-schemas.ts'
import { readOnlyShape } from '../read-only-keys.ts'
import { unpackIds } from './packed-ids.ts'
import { answerShape } from './partner.ts'

/** `updatedAt` serves as `expectedUpdatedAt`. */
export const AdminPartner = z.object(answerShape(FIELD_NAMES))
export type AdminPartner = z.infer<typeof AdminPartner>

/** FORM-1; coordinates come from the ZIP. */
export const PartnerInput = z.strictObject({
  ...INPUT_SHAPE,
  isPlaceConfirmed: z.boolean().optional().meta({
    description:
      'Accepts a state, ZIP and coordinates that do not fit; else refused, with this key in `fields`.',
  }),
})
export type PartnerInput = z.infer<typeof PartnerInput>

/** Accepted only as stored (CALL-5). */
export const READ_ONLY_KEYS = [...READ_ONLY_FIELDS, 'unusualStatus'] as const

/** Given keys change. A stale `expectedUpdatedAt` gives 409 (FORM-2). */
export const PartnerChange = z.strictObject({
  ...PartnerInput.partial().shape,
  ...readOnlyShape(READ_ONLY_KEYS),
  expectedUpdatedAt: z.iso.datetime().optional(),
})
export type PartnerChange = z.infer<typeof PartnerChange>

/** At least one field (LIST-2). */
export const PartnerBulkUpdates = z
  .strictObject(
    Object.fromEntries(BULK_FIELDS.map((name) => [name, INPUT_SHAPE[name]])) as Pick<InputShape, BulkField>,
  )
  .partial()
  .refine((updates) => Object.values(updates).some((value) => value !== undefined), {
    message: NOTHING_TO_UPDATE,
  })
export type PartnerBulkUpdates = z.infer<typeof PartnerBulkUpdates>

/** The largest real list has 19,841 partners. */
export const MOST_IDS = 20_000

/** Or a text of `packIds`. */
export const Ids = z
  .preprocess(
    (given) => (typeof given === 'string' ? unpackIds(given) : given),
    z
      .array(z.uuid('Please give ids.'), 'Please give ids.')
      .min(1, 'Please select at least one.')
      .max(MOST_IDS, `Please select at most ${MOST_IDS.toLocaleString('en-US')}.`),
  )
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])
