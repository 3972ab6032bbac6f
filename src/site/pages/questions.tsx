import type { FaqItem } from '../../shared/faq/faq.ts'
import { paths } from '../../shared/paths.ts'
import { toParagraphs } from '../cut-text.ts'
import { renderDocument } from '../document.tsx'
import { Breadcrumbs, homeCrumb } from '../parts/frame/breadcrumbs.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { SupportLine } from '../parts/support-line.tsx'
import { inLanguage, type Site } from '../site.ts'
import { breadcrumbData } from '../structured-data.ts'
import { useSite } from '../text.tsx'

/** Those that no place or partner narrows. */
export function renderQuestionsPage(site: Site, { items }: { items: readonly FaqItem[] }): string {
  const { t, provider } = site
  const title = t('Questions families ask')
  const path = paths.questions()
  return renderDocument(site, {
    path,
    head: {
      title: `${title} | ${provider.name}`,
      description: t('Answers to what families ask about cremation, solidified remains, cost and time.'),
      keywords: [title, t('solidified remains'), provider.name],
      socialImage: 'home',
      structuredData: [breadcrumbData(site, [homeCrumb(t), { name: title, path }])],
    },
    main: <Questions items={items} title={title} />,
  })
}

function Questions({ items, title }: { items: readonly FaqItem[]; title: string }) {
  const site = useSite()
  const { t } = site
  return (
    <div className="column page">
      <Breadcrumbs crumbs={[homeCrumb(t)]} />
      <article className="site-text">
        <h1>{title}</h1>
        <div className="site-text-body">
          <p>
            <a href={paths.text('first-steps')}>{t('Someone has just died. What should I do first?')}</a>
          </p>
          {items.map((item) => {
            const { question, answer, lang } = inLanguage(site, item)
            return (
              <section key={item.id} id={`q-${item.id}`} lang={lang}>
                <h2>{question}</h2>
                {toParagraphs(answer).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            )
          })}
        </div>
      </article>
      <section className="section site-text-search" aria-labelledby="find">
        <h2 id="find">{t('Find someone near you')}</h2>
        <SearchForm />
        <SupportLine />
      </section>
    </div>
  )
}
