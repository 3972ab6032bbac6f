import { useId, useState } from 'react'
import type { ChangeSet } from '../../../shared/history/history.ts'
import { momentText } from '../../moment.ts'
import { useTranslate } from '../../text.tsx'
import { ChangeList } from './change-list.tsx'
import { timeText } from './days.ts'
import { deedText } from './deed-texts.ts'

/** One deed; what it changed unfolds. */
export function DeedRow({ set, onUndo }: { set: ChangeSet; onUndo: () => void }) {
  const t = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="deed">
      <time className="deed-time" dateTime={set.createdAt}>
        {timeText(set.createdAt)}
      </time>
      <div className="deed-text">
        <p id={id}>{deedText(t, set)}</p>
        {set.undoneAt && (
          <p className="deed-note">{t('Undone {moment}', { moment: momentText(set.undoneAt) })}</p>
        )}
      </div>
      <div className="deed-actions">
        <button
          type="button"
          className="link-button quiet"
          aria-expanded={isOpen}
          aria-controls={`${id}-changes`}
          aria-describedby={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('Hide changes') : t('Show changes')}
        </button>
        {set.canUndo && (
          <button type="button" className="link-button" aria-describedby={id} onClick={onUndo}>
            {t('Undo')}
          </button>
        )}
      </div>
      <div className="deed-changes" id={`${id}-changes`} hidden={!isOpen}>
        {isOpen && <ChangeList set={set} />}
      </div>
    </li>
  )
}
