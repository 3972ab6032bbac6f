import { paths } from '../../shared/paths.ts'
import type { SiteTextName } from '../../shared/site-texts.ts'
import type { Locale } from '../../shared/text/i18n.ts'
import { LANGUAGE_TAGS } from '../../shared/text/languages.ts'
import { telUrl } from '../../shared/text/phone.ts'
import { renderDocument } from '../document.tsx'
import { Breadcrumbs, homeCrumb } from '../parts/frame/breadcrumbs.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { SupportLine } from '../parts/support-line.tsx'
import type { Site } from '../site.ts'
import { breadcrumbData } from '../structured-data.ts'
import { useSite } from '../text.tsx'

/** `html`: of Markdown without raw HTML. */
export type SiteTextPage = { name: SiteTextName; title: string; lead: string; html: string; lang: Locale }

/** Privacy, terms and the like. */
export function renderSiteTextPage(site: Site, data: SiteTextPage): string {
  const { t, provider } = site
  const path = paths.text(data.name)
  return renderDocument(site, {
    path,
    head: {
      title: `${data.title} | ${provider.name}`,
      description: data.lead || data.title,
      keywords: [data.title, provider.name],
      socialImage: 'home',
      structuredData: [breadcrumbData(site, [homeCrumb(t), { name: data.title, path }])],
    },
    main: <SiteText data={data} />,
  })
}

function SiteText({ data }: { data: SiteTextPage }) {
  const site = useSite()
  const { t, provider } = site
  const lang = data.lang === site.locale ? undefined : LANGUAGE_TAGS[data.lang]
  const hasNumber = provider.supportPhone !== null && data.html.includes(telUrl(provider.supportPhone))
  return (
    <div className="column page">
      <Breadcrumbs crumbs={[homeCrumb(t)]} />
      <article className="site-text" lang={lang}>
        <h1>{data.title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered Markdown, in which raw HTML is text */}
        <div className="site-text-body" dangerouslySetInnerHTML={{ __html: data.html }} />
      </article>
      <section className="section site-text-search" aria-labelledby="find">
        <h2 id="find">{t('Find someone near you')}</h2>
        <SearchForm />
        {!hasNumber && <SupportLine />}
      </section>
    </div>
  )
}
