import type { FormField } from '../../../../shared/partner-fields/field-names.ts'
import { differingFields, type PartnerFormValues } from '../form-values.ts'

export type Choice = 'mine' | 'theirs'
export type Difference = { field: FormField; choice: Choice }

/**
 * What two editors differ in, and whose value is proposed: mine where I changed the field, theirs where only they did.
 * `base` is what both began with.
 */
export function findDifferences(
  base: PartnerFormValues,
  mine: PartnerFormValues,
  theirs: PartnerFormValues,
): Difference[] {
  const changedByMe = new Set(differingFields(base, mine))
  return differingFields(mine, theirs).map((field) => ({
    field,
    choice: changedByMe.has(field) ? 'mine' : 'theirs',
  }))
}

/** The form with the chosen values; what nobody differs in is as it is in both. */
export function applyChoices(
  mine: PartnerFormValues,
  theirs: PartnerFormValues,
  choices: readonly Difference[],
): PartnerFormValues {
  const chosen = choices.filter(({ choice }) => choice === 'mine').map(({ field }) => [field, mine[field]])
  return { ...theirs, ...(Object.fromEntries(chosen) as Partial<PartnerFormValues>) }
}
