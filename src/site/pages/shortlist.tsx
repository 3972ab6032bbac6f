import { MAX_SHORTLIST } from '../../shared/lists.ts'
import type { Partner } from '../../shared/partners/partner.ts'
import { paths } from '../../shared/paths.ts'
import { regionCode } from '../../shared/places/regions.ts'
import { renderDocument } from '../document.tsx'
import { Breadcrumbs, homeCrumb } from '../parts/frame/breadcrumbs.tsx'
import { askedFirst } from '../parts/partner/asked-first.tsx'
import { QuestionsToAsk } from '../parts/questions-to-ask.tsx'
import { ShortlistPartner } from '../parts/shortlist-partner.tsx'
import { SupportLine } from '../parts/support-line.tsx'
import { pageUrl, type Site } from '../site.ts'
import { useSite } from '../text.tsx'

export type ShortlistPage = {
  /** In the link's order. */
  partners: Partner[]
  missingCount: number
  leftOutCount: number
  extra: { slug: string; name: string } | null
  /** Undefined: none. */
  query: string | undefined
  found: { name: string; place: string; slug: string }[]
}

/** To keep, send and print. */
export function renderShortlistPage(site: Site, data: ShortlistPage): string {
  const { t, provider } = site
  const title = data.partners.length > 0 ? t('Your shortlist') : t('Shortlist and questions to ask')
  return renderDocument(site, {
    path: paths.shortlist(data.partners.map(({ slug }) => slug)),
    head: {
      title: `${title} | ${provider.name}`,
      description: t(
        'Keep up to four funeral homes in one link, print them with room for notes, and take along the questions to ask.',
      ),
      keywords: [t('questions to ask a funeral home'), provider.name],
      socialImage: 'home',
      isIndexed: data.partners.length === 0,
    },
    main: <Shortlist data={data} title={title} />,
  })
}

function Shortlist({ data, title }: { data: ShortlistPage; title: string }) {
  const site = useSite()
  const { t } = site
  const { partners, extra } = data
  const slugs = partners.map(({ slug }) => slug)
  const terms = [...new Set(partners.flatMap((partner) => [...askedFirst(partner, site).keys()]))]
  return (
    <div className="column page shortlist">
      <Breadcrumbs crumbs={[homeCrumb(t)]} />
      <h1>{title}</h1>
      <Notices data={data} />
      {partners.length === 0 ? (
        <p className="lead">
          {t('Put up to four partners on a list: find one below, or choose “Keep” beside it.')}
        </p>
      ) : (
        <>
          <p className="lead shortlist-lead">
            {t('The link to this page is the list. Keep it, send it, or print it. It needs no account.')}
          </p>
          <ShareBar partners={partners} />
          <ul className="shortlist-partners">
            {partners.map((partner) => (
              <ShortlistPartner
                key={partner.id}
                partner={partner}
                others={slugs.filter((slug) => slug !== partner.slug)}
                extra={extra?.slug}
                terms={terms}
              />
            ))}
          </ul>
        </>
      )}
      {partners.length < MAX_SHORTLIST && <AddForm data={data} slugs={slugs} />}
      <section
        className="sent-inquiries"
        aria-labelledby="sent"
        data-island="sent-inquiries"
        data-stored="inquiry-sent:"
        data-when="idle"
        hidden
      >
        <h2 id="sent">{t('What you have asked')}</h2>
        <ul />
      </section>
      <QuestionsToAsk />
      <SupportLine />
    </div>
  )
}

function Notices({ data: { missingCount, leftOutCount, extra } }: { data: ShortlistPage }) {
  const { t } = useSite()
  return (
    <>
      {missingCount > 0 && (
        <p className="notice">
          {t(
            '{count, plural, one {One partner of this list is} other {# partners of this list are}} no longer listed.',
            { count: missingCount },
          )}
        </p>
      )}
      {leftOutCount > 0 && (
        <p className="notice">{t('A shortlist holds up to four. The first four of this link are shown.')}</p>
      )}
      {extra && (
        <p className="notice">
          {t('A shortlist holds up to four. Choose below which one {name} should replace.', {
            name: extra.name,
          })}
        </p>
      )}
    </>
  )
}

/** Without JavaScript. */
function AddForm({ data, slugs }: { data: ShortlistPage; slugs: string[] }) {
  const { t } = useSite()
  const { query, found } = data
  return (
    <section className="shortlist-add" aria-labelledby="add">
      <h2 id="add">{t('Add a partner')}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: the element <search> is unknown to browsers before 2023 */}
      <form className="search-form" role="search" action={paths.shortlist()}>
        {slugs.length > 0 && <input type="hidden" name="p" value={slugs.join(',')} />}
        <input
          name="q"
          type="text"
          aria-label={t('Name of a funeral home, or a place')}
          placeholder={t('Name of a funeral home, or a place')}
          defaultValue={query}
          maxLength={200}
          autoComplete="off"
        />
        <button className="button filled" type="submit">
          {t('Find')}
        </button>
      </form>
      {query !== undefined && found.length === 0 && <p role="status">{t('No partner matches this.')}</p>}
      <ul>
        {found.map(({ slug, name, place }) => (
          <li key={slug}>
            <a
              href={paths.addToShortlist(slug, slugs)}
              data-shortlist-set={[...slugs, slug].join(',')}
              rel="nofollow"
            >
              {t('Add {name}, {place}', { name, place })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ShareBar({ partners }: { partners: Partner[] }) {
  const site = useSite()
  const { t } = site
  const url = pageUrl(site, paths.shortlist(partners.map(({ slug }) => slug)))
  const lines = partners.map(
    ({ name, phone, address, city, state, zipCode }) =>
      `${name}\n${phone}\n${address}, ${city}, ${regionCode(state)} ${zipCode}`,
  )
  const list = lines.join('\n\n')
  const subject = t('Funeral homes we could ask')
  const body = encodeURIComponent(`${list}\n\n${url}`.toWellFormed())
  return (
    <div className="shortlist-share">
      <div className="buttons">
        <a
          className="button filled"
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${body}`}
          data-share-directions=""
          data-share-title={subject}
          data-share-text={list}
          data-share-url={url}
        >
          {t('Share')}
        </a>
        <a className="button" href={`sms:?&body=${body}`}>
          {t('Send as text message')}
        </a>
        <button className="button" type="button" data-print="">
          {t('Print')}
        </button>
      </div>
      <details className="shortlist-text">
        <summary className="action">{t('Text to copy')}</summary>
        <textarea
          className="input"
          readOnly
          rows={8}
          aria-label={t('Text to copy')}
          value={`${list}\n\n${url}`}
        />
      </details>
    </div>
  )
}
