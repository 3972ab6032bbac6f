import type { PartnerCard } from '../../../shared/partners/partner.ts'
import { mapsUrl, paths, websiteUrl } from '../../../shared/paths.ts'
import { regionCode } from '../../../shared/places/regions.ts'
import { telUrl } from '../../../shared/text/phone.ts'
import { askText } from '../../receipt-text.ts'
import { useSite, useText } from '../../text.tsx'

type Linked = Pick<
  PartnerCard,
  'id' | 'slug' | 'name' | 'address' | 'city' | 'state' | 'zipCode' | 'phone' | 'website'
>

/** Two lines in narrow cards. */
export function AddressLink({ partner, isTwoLines = false }: { partner: Linked; isTwoLines?: boolean }) {
  const place = `${partner.city}, ${regionCode(partner.state)} ${partner.zipCode}`
  return (
    <a className="address" href={mapsUrl(partner)}>
      {isTwoLines ? (
        <>
          {partner.address}, <br />
          {place}
        </>
      ) : (
        `${partner.address}, ${place}`
      )}
    </a>
  )
}

export function PhoneLink({ partner }: { partner: Pick<PartnerCard, 'phone' | 'unusualStatus'> }) {
  return (
    <>
      {partner.unusualStatus && <StatusNotice status={partner.unusualStatus} />}
      <a className="phone" href={telUrl(partner.phone)}>
        {partner.phone}
      </a>
    </>
  )
}

function StatusNotice({ status }: { status: NonNullable<PartnerCard['unusualStatus']> }) {
  const t = useText()
  const texts = {
    closed: t('Google Maps lists this location as permanently closed. Please call before you visit.'),
    'closed-for-now': t(
      'Google Maps lists this location as temporarily closed. Please call before you visit.',
    ),
    moved: t('Google Maps says that this location has moved. Please call for the new address.'),
  }
  return <p className="small status-notice">{texts[status]}</p>
}

/** Opens a dialog once the island is loaded. */
export function AskLink({ partner, text, className }: { partner: Linked; text?: string; className: string }) {
  const t = useText()
  return (
    <a
      className={className}
      href={paths.ask(partner.slug)}
      data-island="inquiry"
      data-partner-id={partner.id}
    >
      {text ?? askText(t)}
      <Whose partner={partner} />
    </a>
  )
}

/** Tells links apart for those who hear them; aria-label would repeat the text. */
function Whose({ partner }: { partner: Pick<PartnerCard, 'name'> }) {
  return <i> {partner.name}</i>
}

/** "Kept" on a device that remembers it. */
export function ShortlistLink({ partner }: { partner: Pick<PartnerCard, 'slug' | 'name'> }) {
  const t = useText()
  return (
    <a className="action" href={paths.addToShortlist(partner.slug)} data-shortlist-add="" rel="nofollow">
      {t('Keep')}
      <Whose partner={partner} />
    </a>
  )
}

export function DirectionsLink({ partner, className }: { partner: Linked; className: string }) {
  const t = useText()
  return (
    // biome-ignore lint/security/noBlankTarget: browsers imply noopener, and a list has twenty of these
    <a className={className} href={mapsUrl(partner)} target="_blank" data-share-directions="">
      {t('Send Directions to My Phone')}
      <Whose partner={partner} />
    </a>
  )
}

/** Where nothing can be shared, leads to the code on the partner's page. */
export function SendDirectionsLink({ partner }: { partner: Linked }) {
  const t = useText()
  return (
    <a className="action directions" href={`${paths.partnerShort(partner.slug)}#directions`}>
      {t('Send Directions to My Phone')}
      <Whose partner={partner} />
    </a>
  )
}

/** SITE-5. */
export function WebsiteLink({
  partner,
  text,
  className = 'plain',
}: {
  partner: Linked
  text?: string
  className?: string
}) {
  const { t, siteUrl } = useSite()
  const href = websiteUrl(partner.website, sourceOf(siteUrl))
  if (!href) return null
  return (
    <a className={className} href={href}>
      {text ?? (
        <>
          {t('Website')}
          <Whose partner={partner} />
        </>
      )}
    </a>
  )
}

/** For partners' statistics. */
function sourceOf(siteUrl: string): string {
  return siteUrl.replace(/^https?:\/\//, '').replace(/[:/].*$/, '')
}
