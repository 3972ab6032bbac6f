import './conflict.css'
import type { ReactNode } from 'react'
import { AskDialog } from '../form-dialog.tsx'
import { Button } from '../parts.tsx'
import { t } from '../text.ts'

export type Versions = { name: string; theirs: ReactNode; mine: ReactNode }

type ConflictDialogProps = {
  message: string
  versions: readonly Versions[]
  mineLabel?: string
  backLabel?: string
  onMine: () => void
  /** Takes theirs over into what is edited. */
  onTheirs?: () => void
  onClose: () => void
}

/** Shows both versions: nothing is overwritten unseen. */
export function ConflictDialog({ message, versions, onMine, onTheirs, ...props }: ConflictDialogProps) {
  return (
    <AskDialog
      isWide
      title={t('Changed by Two People')}
      description={t('{message} Yours is not saved yet.', { message })}
      submitLabel={props.mineLabel ?? t('Save Mine')}
      cancelLabel={props.backLabel ?? t('Back')}
      onSubmit={onMine}
      onClose={props.onClose}
    >
      {versions.map(({ name, theirs, mine }) => (
        <section key={name} className="versions">
          <h3>{name}</h3>
          <div>
            <p className="label">{t('Theirs')}</p>
            <div className="version">{theirs || t('Nothing')}</div>
          </div>
          <div>
            <p className="label">{t('Mine')}</p>
            <div className="version">{mine || t('Nothing')}</div>
          </div>
        </section>
      ))}
      {onTheirs && <Button label={t('Take Theirs')} className="link-button" onClick={onTheirs} />}
    </AskDialog>
  )
}
