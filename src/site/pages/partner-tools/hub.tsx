import { paths } from '../../../shared/paths.ts'
import { renderDocument } from '../../document.tsx'
import { toolHead } from '../../parts/partner-tools/tool-frame.tsx'
import type { Site } from '../../site.ts'
import { useSite, useText } from '../../text.tsx'

/** PRESS-1. `hasVideos`: they can be made here. */
export function renderPartnerToolsPage(site: Site, hasVideos: boolean): string {
  const { t } = site
  return renderDocument(site, {
    path: paths.partnerTools(),
    head: toolHead(site, t('Partner Tools'), t('Press releases and videos for authorized partners.')),
    main: <Hub hasVideos={hasVideos} />,
  })
}

function Hub({ hasVideos }: { hasVideos: boolean }) {
  const { t, provider } = useSite()
  return (
    <div className="column page tools">
      <h1 tabIndex={-1}>{t('Partner Tools')}</h1>
      <p className="lead">
        {t(
          'For authorized partners of {provider}: texts and pictures that tell your community what you do.',
          { provider: provider.name },
        )}
      </p>
      <ul className="tool-cards">
        <li>
          <h2>{t('Press Release Maker')}</h2>
          <p>
            {t(
              'Fill in one form and get a release in the style of the Associated Press, ready for your local paper.',
            )}
          </p>
          <a className="button filled" data-island="tool-switch" href={paths.pressRelease()}>
            {t('Make a Press Release')}
          </a>
        </li>
        <li>
          <h2>{t('Partner-Branded Video Maker')}</h2>
          <p>{t('A short film with your name, your logo and your telephone number.')}</p>
          {hasVideos ? (
            <a className="button filled" data-island="tool-switch" href={paths.videoMaker()}>
              {t('Make a Video')}
            </a>
          ) : (
            <p className="coming">{t('Not available on this server')}</p>
          )}
        </li>
      </ul>
      <Benefits />
    </div>
  )
}

function Benefits() {
  const t = useText()
  const benefits = [
    [
      t('Instant downloads'),
      t('Text, Word document or PDF as soon as it is written; films in three shapes, with captions.'),
    ],
    [t('Logo upload'), t('Your PNG logo stands at the head of each document, and in each film.')],
    [
      t('Preview'),
      t('Read and edit every word, and see the film with your words, before it leaves your hands.'),
    ],
    [
      t('AI generation'),
      t(
        'Each sentence by AI stands beside those of yours that it rests on. One with a number, name, date, price, link or speaker that they lack, or that denies them, is left out. The check compares words and does not understand them: read the text before it goes out.',
      ),
    ],
  ]
  return (
    <section className="tool-benefits" aria-labelledby="benefits">
      <h2 id="benefits">{t('What you get')}</h2>
      <dl>
        {benefits.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
