import type { LikePartner } from '../../../shared/partners/like-partner.ts'
import { regionCode } from '../../../shared/places/regions.ts'
import { AskDialog } from '../../form-dialog.tsx'
import { t } from '../../text.ts'
import { BACK_TO_FORM } from './after-partner-change.ts'

type LikeQuestionProps = { found: readonly LikePartner[]; onCreate: () => void; onClose: () => void }

export function LikeQuestion({ found, onCreate, onClose }: LikeQuestionProps) {
  return (
    <AskDialog
      title={t('Is this partner listed already?')}
      description={t(
        '{count, plural, one {A partner in the directory is like this one.} other {# partners in the directory are like this one.}}',
        { count: found.length },
      )}
      submitLabel={t('Create Anyway')}
      cancelLabel={t(BACK_TO_FORM)}
      onSubmit={onCreate}
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
    </AskDialog>
  )
}

const REASON_TEXTS: Record<LikePartner['reasons'][number], string> = {
  phone: t('Same telephone number'),
  address: t('Same address'),
  name: t('Similar name in the same place'),
}
