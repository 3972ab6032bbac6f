import { Button } from '../parts.tsx'
import { complain, t } from '../text.ts'
import './undo.css'
import { useState } from 'react'
import { undoChangeSetCall } from '../../shared/calls/history.ts'
import type { UndoResult } from '../../shared/history/history.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { showToast } from '../../ui/toast/toaster.ts'
import { call, useChange } from '../api.ts'

type Offered = { changeSetId: string; text: string }

/** `first`: offered at once. `parts`: the offer, and what an undo left. */
export function useUndo(first: Offered | null = null) {
  const [offered, setOffered] = useState(first)
  const { mutate, isPending, data, reset } = useChange(
    (id: string) => call(undoChangeSetCall, { params: { id } }),
    {
      // Refused, the screen is outdated.
      outdates: 'everything',
      onSuccess: ({ undoneCount: count }) => {
        setOffered(null)
        const description = t('{count, plural, one {Undid # change} other {Undid # changes}}', { count })
        showToast(
          count > 0
            ? { title: t('Success'), description }
            : { title: t('Nothing was undone'), kind: 'danger' },
        )
      },
      onError: (error) => {
        setOffered(null)
        complain(error, t('Failed to undo'))
      },
    },
  )
  return {
    undo: (changeSetId: string, onUndone?: () => void) => mutate(changeSetId, { onSettled: onUndone }),
    isPending,
    offer: (changeSetId: string | null, text: string) =>
      setOffered(changeSetId === null ? null : { changeSetId, text }),
    parts: (
      <>
        <div className="undo-place" role="status">
          {offered && (
            <div className="undo-offer">
              <span>{offered.text}</span>
              <Button
                label={isPending ? t('Undoing...') : t('Undo')}
                className="link-button"
                disabled={isPending}
                onClick={() => mutate(offered.changeSetId)}
              />
              <Button label={t('Close')} className="link-button quiet" onClick={() => setOffered(null)} />
            </div>
          )}
        </div>
        {data && data.skippedCount > 0 && <LeftAsTheyAre result={data} onClose={reset} />}
      </>
    ),
  }
}

function LeftAsTheyAre({ result, onClose }: { result: UndoResult; onClose: () => void }) {
  const { skippedCount: count, skipped } = result
  const rest = count - skipped.length
  return (
    <Dialog
      title={t('{count, plural, one {One was left as it is} other {# were left as they are}}', { count })}
      description={t('They were changed again since then, and an undo would have lost those changes.')}
      onClose={onClose}
    >
      <ul className="undo-left">
        {skipped.map(({ entityId, label, reason }) => (
          <li key={entityId}>
            {label} <span className="soft">{reason}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="soft">{t('And {rest} more.', { rest })}</p>}
      <div className="dialog-buttons">
        <Button label={t('Close')} className="button filled" onClick={onClose} />
      </div>
    </Dialog>
  )
}
