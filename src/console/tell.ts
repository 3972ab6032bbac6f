import { showToast } from '../ui/toast/toaster.ts'
import { isProofWanted } from './proof/ask-for-proof.ts'
import { t } from './text.ts'

/** A toast of success. */
export const tell = (description: string) => showToast({ title: t('Success'), description })

/** A toast of failure, unless the person declined to prove who they are. */
export function complain(reason: Error | string, title = t('Error')): void {
  if (isProofWanted(reason)) return
  showToast({ title, description: typeof reason === 'string' ? reason : reason.message, kind: 'danger' })
}
