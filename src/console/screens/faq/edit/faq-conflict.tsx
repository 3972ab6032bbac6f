import type { FaqItem } from '../../../../shared/faq/faq.ts'
import { Button } from '../../../button.tsx'
import { t } from '../../../text.ts'
import { CATEGORY_NAMES, faqLabels, SCOPE_NAMES } from '../faq-words.ts'
import { type FaqFormValues, toFormValues } from './faq-form.ts'

type FaqConflictProps = {
  mine: FaqFormValues
  theirs: FaqItem
  isPending: boolean
  onTakeTheirs: () => void
  onKeepMine: () => void
}

export function FaqConflict({ mine, theirs, isPending, onTakeTheirs, onKeepMine }: FaqConflictProps) {
  const their = toFormValues(theirs)
  const labels = Object.entries(faqLabels()) as [keyof FaqFormValues, string][]
  const differing = labels.filter(([field]) => mine[field] !== their[field])
  return (
    <div className="notice danger faq-conflict" role="alert">
      <strong>{t('Somebody else has changed this question meanwhile.')}</strong>
      {differing.length > 0 && (
        <dl>
          {differing.map(([field, label]) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{t('Theirs: {text}', { text: told(their, field) })}</dd>
              <dd>{t('Yours: {text}', { text: told(mine, field) })}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="state-actions">
        <Button label={t('Take theirs')} onClick={onTakeTheirs} disabled={isPending} />
        <Button label={t('Save mine')} onClick={onKeepMine} disabled={isPending} />
      </div>
    </div>
  )

  function told(values: FaqFormValues, field: keyof FaqFormValues): string {
    if (field === 'category') return CATEGORY_NAMES[values.category]
    if (field === 'appliesTo') return SCOPE_NAMES[values.appliesTo]
    if (field === 'isActive') return values.isActive ? t('yes') : t('no')
    return values[field] || t('empty')
  }
}
