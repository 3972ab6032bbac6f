import { useId, useState } from 'react'
import type { ChangeSet } from '../../../shared/history/history.ts'
import { Button } from '../../button.tsx'
import { momentText, t } from '../../text.ts'
import { ChangeList } from './change-list.tsx'
import { changeSetText } from './change-set-texts.ts'
import { timeText } from './days.ts'

export function ChangeSetRow({ set, onUndo }: { set: ChangeSet; onUndo: () => void }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="change-set">
      <time className="change-set-time" dateTime={set.createdAt}>
        {timeText(set.createdAt)}
      </time>
      <div className="change-set-text">
        <p id={id}>{changeSetText(set)}</p>
        {set.undoneAt && (
          <p className="change-set-note">{t('Undone {moment}', { moment: momentText(set.undoneAt) })}</p>
        )}
      </div>
      <div className="change-set-actions">
        <Button
          label={isOpen ? t('Hide changes') : t('Show changes')}
          className="link-button quiet"
          aria-expanded={isOpen}
          aria-controls={`${id}-changes`}
          aria-describedby={id}
          onClick={() => setOpen(!isOpen)}
        />
        {set.canUndo && (
          <Button label={t('Undo')} className="link-button" aria-describedby={id} onClick={onUndo} />
        )}
      </div>
      <div className="change-set-changes" id={`${id}-changes`} hidden={!isOpen}>
        {isOpen && <ChangeList set={set} />}
      </div>
    </li>
  )
}
