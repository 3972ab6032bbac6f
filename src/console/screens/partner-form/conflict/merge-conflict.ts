import type { FormField } from '../../../../shared/partner-fields/field-names.ts'
import { differingFields, type PartnerFormValues } from '../form-values.ts'

export type Choice = 'mine' | 'theirs'
export type Difference = { field: FormField; choice: Choice }

/** Proposes mine where changed, else theirs; `base` is the common start. */
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

/** Returns the form as chosen. */
export function applyChoices(
  mine: PartnerFormValues,
  theirs: PartnerFormValues,
  choices: readonly Difference[],
): PartnerFormValues {
  const chosen = choices.filter(({ choice }) => choice === 'mine').map(({ field }) => [field, mine[field]])
  return { ...theirs, ...(Object.fromEntries(chosen) as Partial<PartnerFormValues>) }
}
