import { useState } from 'react'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { paths } from '../../../shared/paths.ts'
import { AskPartners } from '../../partner-check/ask-partners.tsx'
import { Button, ButtonLink } from '../../parts.tsx'
import { t } from '../../text.ts'
import type { Arrival } from '../partners/arrival.ts'
import { DeleteOneDialog } from '../partners/delete-dialogs.tsx'

type EditorActionsProps = { partner: AdminPartner; onDeleted: (arrival: Arrival) => void }

export function EditorActions({ partner, onDeleted }: EditorActionsProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
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
      {isAsking && (
        <DeleteOneDialog
          partner={partner}
          onClose={() => setAsking(false)}
          onDone={(changeSetId, text) => onDeleted(changeSetId ? { undo: { changeSetId, text } } : {})}
        />
      )}
    </>
  )
}
