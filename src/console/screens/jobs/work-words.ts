import type { WorkItem } from '../../../shared/work.ts'
import { t } from '../../text.ts'

/** As a label. */
export function kindText(kind: WorkItem['kind']): string {
  const texts: Record<WorkItem['kind'], string> = {
    mail: t('Mail'),
    google: t('Google'),
    texts: t('Texts'),
    import: t('Import'),
    video: t('Video'),
  }
  return texts[kind]
}

/** As a heading. */
export function stateText(state: WorkItem['state']): string {
  const texts = { running: t('Running'), waiting: t('Waiting'), failed: t('Failed') }
  return texts[state]
}

/** For an empty list. */
export function noneText(state: WorkItem['state']): string {
  const texts = {
    running: t('Nothing is running.'),
    waiting: t('Nothing is waiting.'),
    failed: t('Nothing has failed.'),
  }
  return texts[state]
}
