import type { DescriptionRun, DraftField } from '../../../shared/description-runs.ts'
import { t } from '../../text.ts'

export function fieldText(field: DraftField): string {
  return field === 'description' ? t('Description') : t('Long Description')
}

export function runStateText(run: DescriptionRun): string {
  const texts: Record<DescriptionRun['state'], string> = {
    writing: t('{done, number} of {total, number} written', {
      done: run.writtenCount,
      total: run.totalCount,
    }),
    review: t('{count, plural, one {# text waits for review} other {# texts wait for review}}', {
      count: run.openCount + run.acceptedCount - run.publishedCount,
    }),
    failed: t('Failed'),
    publishing: t('{done, number} of {total, number} published', {
      done: run.publishedCount,
      total: run.acceptedCount,
    }),
    published: t('Published'),
    cancelled: t('Cancelled'),
  }
  return texts[run.state]
}
