import type { Partner } from '../../../shared/partners/partner.ts'
import { paths } from '../../../shared/paths.ts'
import { confirmedOn } from '../../cut-text.ts'
import { useText } from '../../text.tsx'
import { DirectionsByCode } from './directions-by-code.tsx'
import {
  AddressLink,
  AskLink,
  DirectionsLink,
  PhoneLink,
  ShortlistLink,
  WebsiteLink,
} from './partner-links.tsx'

export function ContactCard({ partner }: { partner: Partner }) {
  const t = useText()
  return (
    <section className="contact-card" aria-labelledby="contact">
      <h2 id="contact">{t('Get in Touch')}</h2>
      <p className="small">{t('Call, or ask in writing.')}</p>
      <PhoneLink partner={partner} />
      <AskLink className="button filled" partner={partner} />
      <DirectionsLink className="button" partner={partner} />
      <DirectionsByCode partner={partner} />
      <WebsiteLink className="website" partner={partner} text={hostOf(partner.website)} />
      <ShortlistLink partner={partner} />
      <DetailsNote partner={partner} />
    </section>
  )
}

const SOCIAL_NAMES = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' } as const

export function ContactDetails({ partner }: { partner: Partner }) {
  const t = useText()
  const social = Object.entries(SOCIAL_NAMES).flatMap(([key, name]) => {
    const href = partner.socialMedia?.[key as keyof typeof SOCIAL_NAMES]
    return href && /^https?:\/\//i.test(href) ? [{ name, href }] : []
  })
  return (
    <section className="closing" aria-labelledby="closing">
      <h2 id="closing">{t('Contact {partner}', { partner: partner.name })}</h2>
      <address>
        <AddressLink partner={partner} />
        <PhoneLink partner={partner} />
        {partner.email && (
          <a className="plain" href={`mailto:${partner.email}`}>
            {partner.email}
          </a>
        )}
      </address>
      <div className="actions">
        <AskLink className="action" partner={partner} />
        <WebsiteLink partner={partner} />
        {social.map(({ name, href }) => (
          <a key={name} className="plain" href={href} rel="noopener">
            {name}
          </a>
        ))}
      </div>
    </section>
  )
}

function hostOf(website: string | null): string | undefined {
  if (!website) return undefined
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`)
  return url?.hostname.replace(/^www\./, '')
}

/** When confirmed, and one press to report a dead number. */
function DetailsNote({ partner }: { partner: Partner }) {
  const t = useText()
  const confirmed = confirmedOn(partner.detailsConfirmedOn)
  return (
    <div className="details-note small">
      {confirmed !== null && <p>{t('Details confirmed on {date, date, long}', { date: confirmed })}</p>}
      <form method="post" action={paths.report(partner.slug)}>
        <input type="hidden" name="kind" value="phone" />
        <button type="submit" className="text-button">
          {t("This number doesn't work")}
        </button>
      </form>
      <p>
        <a href={paths.report(partner.slug)} rel="nofollow">
          {t('Something else is wrong')}
        </a>
      </p>
    </div>
  )
}
