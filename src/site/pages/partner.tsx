import type { PartnerPage } from '../../shared/pages.ts'
import type { Partner, PartnerCard } from '../../shared/partners/partner.ts'
import { paths } from '../../shared/paths.ts'
import { areNearby } from '../../shared/places/geo.ts'
import { regionCode } from '../../shared/places/regions.ts'
import { orderForSituation, type Situation } from '../../shared/situations.ts'
import { telUrl } from '../../shared/text/phone.ts'
import { cityName } from '../../shared/text/place-names.ts'
import { cutAtWord, joinWords, META_DESCRIPTION_LENGTH } from '../cut-text.ts'
import { renderDocument } from '../document.tsx'
import { Breadcrumbs, homeCrumb } from '../parts/frame/breadcrumbs.tsx'
import { AskedFirst } from '../parts/partner/asked-first.tsx'
import { AtAGlance } from '../parts/partner/at-a-glance.tsx'
import { ContactCard } from '../parts/partner/contact-card.tsx'
import { PartnerBody } from '../parts/partner/partner-body.tsx'
import { PartnerTile } from '../parts/partner/partner-card.tsx'
import { PartnerHead } from '../parts/partner/partner-head.tsx'
import { AskLink } from '../parts/partner/partner-links.tsx'
import { SituationChoice, SituationSteps } from '../parts/situation-choice.tsx'
import { type Site, wordOf } from '../site.ts'
import { breadcrumbData, type Crumb, faqData, localBusinessData } from '../structured-data.ts'
import { useSite, useText } from '../text.tsx'

const SERVICES_NAMED = 2

/** A situation's actions come first. */
export function renderPartnerPage(
  site: Site,
  given: PartnerPage,
  now: Date = new Date(),
  situation: Situation | null = null,
): string {
  const data = { ...given, faq: orderForSituation(given.faq, situation) }
  const { t, provider } = site
  const { partner, region } = data
  const path = paths.partner(partner)
  const place = `${partner.city}, ${regionCode(partner.state)}`
  // Partners write in English.
  const own = site.locale === 'en' ? partner.description : ''
  const description = cutAtWord(own || describe(site, partner), META_DESCRIPTION_LENGTH)
  const crumbs = partnerCrumbs(site, data)
  return renderDocument(site, {
    path,
    head: {
      title: t('{name}, {place} | {provider}', { name: partner.name, place, provider: provider.name }),
      description,
      keywords: [
        partner.name,
        t('cremation services {place}', { place }),
        t('funeral home {place}', { place }),
        ...partner.servicesOffered.slice(0, 4).map((service) => wordOf(site, service)),
      ],
      socialImage: `partner/${partner.slug}`,
      structuredData: [
        breadcrumbData(site, [...crumbs, { name: partner.name, path }]),
        localBusinessData(site, partner, region, description),
        ...faqData(site, data.faq),
      ],
    },
    main: <PartnerScreen data={data} crumbs={crumbs} now={now} situation={situation} />,
  })
}

type PartnerScreenProps = { data: PartnerPage; crumbs: Crumb[]; now: Date; situation: Situation | null }

function PartnerScreen({ data, crumbs, now, situation }: PartnerScreenProps) {
  const site = useSite()
  const from = { label: '', country: data.region?.country ?? 'US' }
  return (
    <div className="column page">
      <Breadcrumbs crumbs={crumbs} />
      <div className="partner">
        <PartnerHead data={data} />
        <aside className="partner-rail">
          <ContactCard partner={data.partner} />
          <div>
            <SituationChoice path={paths.partner(data.partner)} current={situation} />
            <SituationSteps path={paths.partner(data.partner)} current={situation} partner={data.partner} />
          </div>
          <AskedFirst partner={data.partner} opening={data.opening} />
          <AtAGlance data={data} now={now} />
        </aside>
        <PartnerBody data={data} now={now} />
      </div>
      {data.nearby.length > 0 && (
        <section className="section nearby" aria-labelledby="nearby">
          <h2 id="nearby">
            {areNearby(data.nearby) ? site.t('Other Partners Nearby') : site.t('The next nearest partners')}
          </h2>
          <ul className="tiles">
            {data.nearby.map((partner) => (
              <PartnerTile key={partner.id} partner={partner} hasPicture={false} from={from} />
            ))}
          </ul>
        </section>
      )}
      <CallBar partner={data.partner} />
    </div>
  )
}

function partnerCrumbs(site: Site, { partner, region }: PartnerPage): Crumb[] {
  const { t } = site
  const start = homeCrumb(t)
  if (!region) return [start, { name: t('Partner Details') }]
  return [
    start,
    { name: wordOf(site, region.name), path: paths.state(region.name) },
    {
      name: cityName(site, partner.city, region.name),
      path: paths.city(region.name, partner.city),
    },
  ]
}

function describe(site: Site, partner: Partner): string {
  const { t } = site
  const { name } = partner
  const city = cityName(site, partner.city, partner.state)
  const state = wordOf(site, partner.state)
  const named = partner.servicesOffered
    .slice(0, SERVICES_NAMED)
    .map((service) => wordOf(site, service).toLowerCase())
  if (named.length === 0) {
    return t('{name} is an authorized provider of solidified remains in {city}, {state}.', {
      name,
      city,
      state,
    })
  }
  const services = joinWords(named, site.locale)
  return t(
    '{name} is an authorized provider of solidified remains in {city}, {state}, offering {services}.',
    {
      name,
      city,
      state,
      services,
    },
  )
}

function CallBar({ partner }: { partner: PartnerCard }) {
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
