import { z } from 'zod'
import { BULK_FIELDS, type BulkField, FIELD_NAMES, READ_ONLY_FIELDS } from '../partner-fields/field-names.ts'
import { INPUT_SHAPE, type InputShape } from '../partner-fields/input-schemas.ts'
import { readOnlyShape } from '../read-only-keys.ts'
import { answerShape } from './partner.ts'

/** A partner as an administrator sees it: all its fields; `updatedAt` serves for `expectedUpdatedAt`. */
export const AdminPartner = z.object(answerShape(FIELD_NAMES))
export type AdminPartner = z.infer<typeof AdminPartner>

/**
 * A new partner (POST); unknown keys are refused. What is left out takes its default: 0 cremations, 1 location, active,
 * not priority, the point of its ZIP code.
 */
export const PartnerInput = z.strictObject(INPUT_SHAPE)
export type PartnerInput = z.infer<typeof PartnerInput>

/**
 * An edited partner (PUT): only the given fields change. It may be the whole answer of GET: a read-only key is ignored
 * with the stored value and refused with another. `expectedUpdatedAt` is the `updatedAt` that the editor
 * started from: when the row has changed since, nothing is written and the answer is 409 with the current row.
 */
export const PartnerChange = z.strictObject({
  ...PartnerInput.partial().shape,
  ...readOnlyShape(READ_ONLY_FIELDS),
  expectedUpdatedAt: z.iso.datetime().optional(),
})
export type PartnerChange = z.infer<typeof PartnerChange>

/** What a bulk edit may change (spec, section 3), each optional, at least one. */
export const PartnerBulkUpdates = z
  .strictObject(
    Object.fromEntries(BULK_FIELDS.map((name) => [name, INPUT_SHAPE[name]])) as Pick<InputShape, BulkField>,
  )
  .partial()
  .refine((updates) => Object.values(updates).some((value) => value !== undefined), {
    message: 'Please select at least one field to update',
  })
export type PartnerBulkUpdates = z.infer<typeof PartnerBulkUpdates>

/** Ids of what a bulk call acts on; each once. */
export const Ids = z
  .array(z.uuid('Please give ids.'))
  .min(1, 'Please select at least one.')
  .max(200_000)
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])
