import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Button } from '../../../button.tsx'
import { t } from '../../../text.ts'
import { statusText } from '../inquiry-words.ts'
import { EventLines } from '../read/inquiry-history.tsx'

type InquiryConflictProps = {
  message: string
  mine: { what: string; text?: string }
  current: InquiryDetail
  /** The shown version's. */
  basedOn: string
  onClose: () => void
  onSend: () => void
}

/** Another administrator's change beside this person's. */
export function InquiryConflict({ message, mine, current, basedOn, onClose, onSend }: InquiryConflictProps) {
  const since = current.events.filter(({ createdAt, userName }) => createdAt > basedOn && userName !== null)
  return (
    <Dialog
      isOpen
      isWide
      title={t('Changed by Two People')}
      description={t('{message} Yours is not done yet.', { message })}
      onClose={onClose}
    >
      <div className="inquiry-conflict">
        <section>
          <h3>{t('Theirs')}</h3>
          <p>{t('Status: {status}', { status: statusText(current.status) })}</p>
          <EventLines events={since} />
        </section>
        <section>
          <h3>{t('Mine')}</h3>
          <p>{mine.what}</p>
          {mine.text && <p className="event-text">{mine.text}</p>}
        </section>
      </div>
      <div className="dialog-buttons">
        <Button label={t('Back')} onClick={onClose} />
        <Button label={t('Do It Anyway')} className="button filled" onClick={onSend} />
      </div>
    </Dialog>
  )
}
