import type { Translate } from '../../../shared/text/i18n.ts'
import type { WorkItem } from '../../../shared/work.ts'

/** As a label. */
export function kindText(t: Translate, kind: WorkItem['kind']): string {
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
export function stateText(t: Translate, state: WorkItem['state']): string {
  const texts = { running: t('Running'), waiting: t('Waiting'), failed: t('Failed') }
  return texts[state]
}

/** For an empty list. */
export function noneText(t: Translate, state: WorkItem['state']): string {
  const texts = {
    running: t('Nothing is running.'),
    waiting: t('Nothing is waiting.'),
    failed: t('Nothing has failed.'),
  }
  return texts[state]
}
