import type { HomePage } from '../../shared/pages.ts'
import { paths } from '../../shared/paths.ts'
import { orderForSituation, type Situation } from '../../shared/situations.ts'
import { renderDocument } from '../document.tsx'
import { FaqBlock } from '../parts/faq-block.tsx'
import { PartnerTile } from '../parts/partner/partner-card.tsx'
import { RegionGrid } from '../parts/region-grid.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { SituationChoice, SituationSteps } from '../parts/situation-choice.tsx'
import type { Site } from '../site.ts'
import { faqData, partnerListData, webSiteData } from '../structured-data.ts'
import { useText } from '../text.tsx'

/** One row of the widest layout. */
const WITH_PICTURE = 3

/** HOME-1 to HOME-4. A situation's steps come first. */
export function renderHomePage(site: Site, given: HomePage, situation: Situation | null = null): string {
  const { t, provider } = site
  const featured = [...given.featured].sort((a, b) => Number(!a.imageUrl) - Number(!b.imageUrl))
  const data = { ...given, featured, faq: orderForSituation(given.faq, situation) }
  return renderDocument(site, {
    path: paths.home(),
    head: {
      title: t('Find Funeral Homes and Cremation Providers Near You | {provider}', {
        provider: provider.name,
      }),
      description: t(
        'Find an authorized funeral home or cremation provider near you among 1,800+ partners across the United States and Canada that offer solidified remains.',
      ),
      keywords: [
        t('funeral homes near me'),
        t('cremation services'),
        t('solidified remains'),
        t('cremation providers'),
        provider.name,
      ],
      socialImage: 'home',
      structuredData: [
        webSiteData(site),
        ...partnerListData(site, t('Featured Partners'), data.featured),
        ...faqData(site, data.faq),
      ],
    },
    main: <Home data={data} situation={situation} />,
  })
}

function Home({ data, situation }: { data: HomePage; situation: Situation | null }) {
  const t = useText()
  return (
    <>
      <div className="hero">
        <div className="column">
          <p className="first-hour">
            <a href={paths.text('first-steps')}>{t('Someone has just died. What should I do first?')}</a>
          </p>
          <p className="label">{t('United States & Canada')}</p>
          <h1>{t('Find someone near you to help with what comes next.')}</h1>
          <p className="lead">
            {t(
              '1,800+ authorized funeral homes and cremation providers can return a loved one’s ashes as smooth stones, to hold, to share, to keep.',
            )}
          </p>
          <SearchForm />
        </div>
      </div>
      <div className="column">
        <div className="situation-strip">
          <SituationChoice path={paths.home()} current={situation} />
          <SituationSteps path={paths.home()} current={situation} />
        </div>
        <section className="section" aria-labelledby="states">
          <h2 id="states">{t('Browse by State (United States)')}</h2>
          <RegionGrid tiles={data.states} />
        </section>
        <section className="section" aria-labelledby="provinces">
          <h2 id="provinces">{t('Browse by Province (Canada)')}</h2>
          <RegionGrid tiles={data.provinces} />
        </section>
        <section className="section" aria-labelledby="featured">
          <h2 id="featured">{t('Featured Partners')}</h2>
          {data.featured.length === 0 ? (
            <p className="soft">{t('No featured partners available at this time.')}</p>
          ) : (
            <ul className="tiles">
              {data.featured.map((partner, index) => (
                <PartnerTile key={partner.id} partner={partner} hasPicture={index < WITH_PICTURE} />
              ))}
            </ul>
          )}
        </section>
      </div>
      <Statistics partnerCount={data.partnerCount} cityCount={data.cityCount} />
      <div className="column section">
        <FaqBlock items={data.faq} />
      </div>
    </>
  )
}

function Statistics({ partnerCount, cityCount }: { partnerCount: number; cityCount: number }) {
  const t = useText()
  const figures = [
    {
      number: t('{count, number}', { count: partnerCount }),
      text: t('authorized {count, plural, one {partner} other {partners}}', { count: partnerCount }),
    },
    {
      number: t('{count, number}', { count: cityCount }),
      text: t('{count, plural, one {city} other {cities}} covered', { count: cityCount }),
    },
    { number: '10,000+', text: t('families served') },
  ]
  return (
    <section className="statistics" aria-label={t('The directory in numbers')}>
      <ul className="column">
        {figures.map(({ number, text }) => (
          <li key={text}>
            <strong>{number}</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
