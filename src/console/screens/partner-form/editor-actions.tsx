import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deletePartnerCall } from '../../../shared/calls/partners.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { paths } from '../../../shared/paths.ts'
import { call } from '../../api.ts'
import { Button, ButtonLink } from '../../button.tsx'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { useShortcut } from '../../keys/use-shortcut.ts'
import { AskPartners } from '../../partner-check/ask-partners.tsx'
import { complain, tell } from '../../tell.ts'
import { t } from '../../text.ts'
import type { Arrival } from '../partners/arrival.ts'
import { deleteOneText } from '../partners/delete-dialogs.tsx'
import { afterPartnerChange, findChange } from './after-partner-change.ts'
import { findNeighbours } from './find-neighbours.ts'

export function EditorActions({
  partner,
  onDeleted,
}: {
  partner: AdminPartner
  onDeleted: (arrival: Arrival) => void
}) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const neighbours = findNeighbours(partner.id)

  const deletion = useMutation({
    mutationFn: async () => {
      await call(deletePartnerCall, { params: { id: partner.id } })
      return findChange(partner.id, 'delete')
    },
    onSuccess: (changeSetId) => {
      void afterPartnerChange(queries, partner.id)
      tell(t('Partner deleted successfully'))
      const from = neighbours?.next ?? neighbours?.previous
      const text = t('{name} was deleted.', { name: partner.name })
      onDeleted({ ...(from && { from }), ...(changeSetId && { undo: { changeSetId, text } }) })
    },
    onError: (error) => {
      setAsking(false)
      const what = t('Failed to delete partner')
      complain(`${what}: ${error.message}`)
    },
  })

  const go = (id: string | null | undefined) => {
    if (id) navigate(`/admin/partners/${id}/edit`)
  }
  // Browsers use Alt + left and right.
  const byArrow = { withAlt: true, whileTyping: false }
  useShortcut({ key: 'ArrowUp', does: t('Partner before'), ...byArrow }, () => go(neighbours?.previous))
  useShortcut({ key: 'ArrowDown', does: t('Next partner'), ...byArrow }, () => go(neighbours?.next))

  return (
    <>
      {neighbours && (
        <nav className="neighbours" aria-label={t('Results of the last search')}>
          <NeighbourLink id={neighbours.previous} hint="Alt+↑" shortcut="Alt+ArrowUp">
            {t('Previous')}
          </NeighbourLink>
          <span className="neighbours-place">
            {t('{position} of {count}', { position: neighbours.position, count: neighbours.count })}
          </span>
          <NeighbourLink id={neighbours.next} hint="Alt+↓" shortcut="Alt+ArrowDown">
            {t('Next')}
          </NeighbourLink>
        </nav>
      )}
      <div className="editor-links">
        {partner.isActive ? (
          <a className="action" href={paths.partner(partner)} target="_blank" rel="noopener">
            {t('Public Page')}
          </a>
        ) : (
          <span className="badge outline">{t('Inactive')}</span>
        )}
        {partner.email && <AskPartners ids={[partner.id]} className="action" />}
        <ButtonLink label={t('History')} className="action" to={`/admin/history?entityId=${partner.id}`} />
        <Button label={t('Delete')} className="action danger" onClick={() => setAsking(true)} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('Delete Partner')}
        text={deleteOneText()}
        confirmLabel={t('Delete')}
        pendingLabel={t('Deleting...')}
        isPending={deletion.isPending}
        isDanger
        onCancel={() => setAsking(false)}
        onConfirm={() => deletion.mutate()}
      />
    </>
  )
}

type NeighbourLinkProps = { id: string | null; hint: string; shortcut: string; children: string }

function NeighbourLink({ id, hint, shortcut, children }: NeighbourLinkProps) {
  if (!id) return <span className="action absent">{children}</span>
  return (
    <ButtonLink
      label={children}
      className="action"
      to={`/admin/partners/${id}/edit`}
      title={hint}
      aria-keyshortcuts={shortcut}
    />
  )
}
