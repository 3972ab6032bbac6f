import type { LikePartner } from '../../../shared/partners/like-partner.ts'
import { regionCode } from '../../../shared/places/regions.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Button } from '../../button.tsx'
import { t } from '../../text.ts'
import { BACK_TO_FORM } from './after-partner-change.ts'

type LikeQuestionProps = {
  /** Empty: closed. */
  found: readonly LikePartner[]
  onCreate: () => void
  onClose: () => void
}

export function LikeQuestion({ found, onCreate, onClose }: LikeQuestionProps) {
  return (
    <Dialog
      isOpen={found.length > 0}
      title={t('Is this partner listed already?')}
      description={t(
        '{count, plural, one {A partner in the directory is like this one.} other {# partners in the directory are like this one.}}',
        { count: found.length },
      )}
      onClose={onClose}
    >
      <ul className="like-partners">
        {found.map((partner) => (
          <li key={partner.id}>
            <a href={`/admin/partners/${partner.id}/edit`} target="_blank" rel="noopener">
              {partner.name}
            </a>
            {!partner.isActive && <span className="badge outline">{t('Inactive')}</span>}
            <p>{`${partner.address}, ${partner.city}, ${regionCode(partner.state)} ${partner.zipCode}`}</p>
            <p className="soft">{partner.reasons.map((reason) => REASON_TEXTS[reason]).join(' · ')}</p>
          </li>
        ))}
      </ul>
      <div className="dialog-buttons">
        <Button label={t(BACK_TO_FORM)} onClick={onClose} />
        <Button label={t('Create Anyway')} className="button filled" onClick={onCreate} />
      </div>
    </Dialog>
  )
}

const REASON_TEXTS: Record<LikePartner['reasons'][number], string> = {
  phone: t('Same telephone number'),
  address: t('Same address'),
  name: t('Similar name in the same place'),
}
