import type { Versions } from '../../../conflict/conflict-dialog.tsx'
import { t } from '../../../text.ts'
import { CATEGORY_NAMES, faqLabels, SCOPE_NAMES } from '../faq-words.ts'
import type { FaqFormValues } from './faq-form.ts'

/** The fields in which two versions of a question differ. */
export function faqVersions(mine: FaqFormValues, theirs: FaqFormValues): Versions[] {
  const labels = Object.entries(faqLabels()) as [keyof FaqFormValues, string][]
  return labels
    .filter(([field]) => mine[field] !== theirs[field])
    .map(([field, name]) => ({ name, theirs: textOf(theirs, field), mine: textOf(mine, field) }))
}

function textOf(values: FaqFormValues, field: keyof FaqFormValues): string {
  if (field === 'category') return CATEGORY_NAMES[values.category]
  if (field === 'appliesTo') return SCOPE_NAMES[values.appliesTo]
  if (field === 'isActive') return values.isActive ? t('Yes') : t('No')
  return values[field]
}
