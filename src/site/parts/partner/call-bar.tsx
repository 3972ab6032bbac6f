import type { PartnerCard } from '../../../shared/partners/partner.ts'
import { telUrl } from '../../../shared/text/phone.ts'
import { useText } from '../../text.tsx'
import { AskLink } from './partner-links.tsx'

export function CallBar({ partner }: { partner: PartnerCard }) {
  const t = useText()
  return (
    <nav className="call-bar" aria-label={t('Call or ask {partner}', { partner: partner.name })}>
      <a
        className="button filled"
        href={telUrl(partner.phone)}
        aria-label={t('Call {phone}', { phone: partner.phone })}
      >
        <span className="call-bar-word">{t('Call')}</span> {partner.phone}
      </a>
      <AskLink className="button" partner={partner} text={t('Ask')} />
    </nav>
  )
}
