import { z } from 'zod'
import { BULK_FIELDS, type BulkField, FIELD_NAMES, READ_ONLY_FIELDS } from '../partner-fields/field-names.ts'
import { INPUT_SHAPE, type InputShape } from '../partner-fields/input-schemas.ts'
import { readOnlyShape } from '../read-only-keys.ts'
import { answerShape } from './partner.ts'

/** A partner with all fields; `updatedAt` serves as `expectedUpdatedAt`. */
export const AdminPartner = z.object(answerShape(FIELD_NAMES))
export type AdminPartner = z.infer<typeof AdminPartner>

/**
 * A new partner (POST), with defaults for missing keys (FORM-1) and coordinates from its ZIP. Unknown keys are
 * refused.
 */
export const PartnerInput = z.strictObject(INPUT_SHAPE)
export type PartnerInput = z.infer<typeof PartnerInput>

/**
 * Update of a partner (PUT): only given fields change. It may be what GET gave: a read-only key is ignored with the
 * stored value and refused with another. A stale `expectedUpdatedAt` gives 409 with the current row
 * (FORM-2).
 */
export const PartnerChange = z.strictObject({
  ...PartnerInput.partial().shape,
  ...readOnlyShape(READ_ONLY_FIELDS),
  expectedUpdatedAt: z.iso.datetime().optional(),
})
export type PartnerChange = z.infer<typeof PartnerChange>

/** Fields of a bulk edit, at least one (LIST-2). */
export const PartnerBulkUpdates = z
  .strictObject(
    Object.fromEntries(BULK_FIELDS.map((name) => [name, INPUT_SHAPE[name]])) as Pick<InputShape, BulkField>,
  )
  .partial()
  .refine((updates) => Object.values(updates).some((value) => value !== undefined), {
    message: 'Please select at least one field to update',
  })
export type PartnerBulkUpdates = z.infer<typeof PartnerBulkUpdates>

/** Distinct ids of a bulk call. */
export const Ids = z
  .array(z.uuid('Please give ids.'))
  .min(1, 'Please select at least one.')
  .max(200_000)
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])
