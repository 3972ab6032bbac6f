import './undo.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { UndoResult } from '../shared/history/history.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { showToast } from '../ui/toast/toaster.tsx'
import { api } from './api.ts'
import { useTranslate } from './text.tsx'

const AFTER_QUESTION_MS = 200

type Undo = {
  /** Takes a deed back at once and says what came of it; everything on screen is read anew. */
  undo: (changeSetId: string, onUndone?: () => void) => void
  isPending: boolean
  /** After a deed: a line that tells it, with Undo. Stays until it is closed, used, or followed by another. */
  offer: (changeSetId: string | null, text: string) => void
  /** To be put where the line shall stand. */
  parts: ReactNode
}

/**
 * Undo for a screen that does things to partners or questions: `offer` after a bulk edit, a deletion or an import, with
 * the `changeSetId` that the call answered; `undo` for a button of one's own.
 */
export function useUndo(): Undo {
  const t = useTranslate()
  const client = useQueryClient()
  const [offered, setOffered] = useState<{ changeSetId: string; text: string } | null>(null)
  const [left, setLeft] = useState<UndoResult | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (changeSetId: string) => api.post<UndoResult>(`/api/admin/history/${changeSetId}/undo`),
    onSuccess: (result) => {
      setOffered(null)
      showToast(
        result.undoneCount > 0
          ? {
              title: t('Success'),
              description: t('{count, plural, one {Undid # change} other {Undid # changes}}', {
                count: result.undoneCount,
              }),
            }
          : { title: t('Nothing was undone'), kind: 'danger' },
      )
    },
    onError: (error) => {
      setOffered(null)
      showToast({ title: t('Failed to undo'), description: error.message, kind: 'danger' })
    },
    // Also after a refusal: somebody else has done something that is not on screen yet.
    onSettled: async (result) => {
      await client.invalidateQueries()
      // Once the question before has closed and given the focus back, so that this window gives it back as well.
      if (result && result.skippedCount > 0) setTimeout(() => setLeft(result), AFTER_QUESTION_MS)
    },
  })
  return {
    undo: (changeSetId, onUndone) => mutate(changeSetId, { onSettled: onUndone }),
    isPending,
    offer: (changeSetId, text) => setOffered(changeSetId === null ? null : { changeSetId, text }),
    parts: (
      <>
        <div className="undo-place" role="status">
          {offered && (
            <div className="undo-offer">
              <span>{offered.text}</span>
              <button
                type="button"
                className="link-button"
                disabled={isPending}
                onClick={() => mutate(offered.changeSetId)}
              >
                {isPending ? t('Undoing...') : t('Undo')}
              </button>
              <button type="button" className="link-button quiet" onClick={() => setOffered(null)}>
                {t('Close')}
              </button>
            </div>
          )}
        </div>
        <LeftAsTheyAre result={left} onClose={() => setLeft(null)} />
      </>
    ),
  }
}

function LeftAsTheyAre({ result, onClose }: { result: UndoResult | null; onClose: () => void }) {
  const t = useTranslate()
  const count = result?.skippedCount ?? 0
  const rest = count - (result?.skipped.length ?? 0)
  return (
    <Dialog
      isOpen={result !== null}
      title={t('{count, plural, one {One was left as it is} other {# were left as they are}}', { count })}
      description={t(
        'Somebody changed them again since, so taking them back would have undone that as well.',
      )}
      onClose={onClose}
    >
      <ul className="undo-left">
        {result?.skipped.map(({ entityId, label, reason }) => (
          <li key={entityId}>
            {label} <span className="soft">{reason}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="soft">{t('And {rest} more.', { rest })}</p>}
      <div className="dialog-buttons">
        <button type="button" className="button filled" onClick={onClose}>
          {t('Close')}
        </button>
      </div>
    </Dialog>
  )
}
