import { paths } from '../../shared/paths.ts'
import { renderDocument } from '../document.tsx'
import { MessageScreen } from '../parts/message-screen.tsx'
import type { Site } from '../site.ts'

/** Renders the page of an unknown path (SITE-7). `path` is for the canonical link only. */
export function renderNotFoundPage(site: Site, path: string): string {
  const { t, provider } = site
  const text = t(
    'The page you are looking for may have been moved or deleted, or the URL may have been mistyped.',
  )
  return renderDocument(site, {
    path,
    head: {
      title: `${t('Page Not Found')} | ${provider.name}`,
      description: text,
      keywords: [t('partner directory'), provider.name],
      socialImage: 'home',
      structuredData: [],
      isIndexed: false,
    },
    main: (
      <MessageScreen heading={t('Page Not Found')} text={text}>
        <a className="button filled" href={paths.home()}>
          {t('Return to Homepage')}
        </a>
        <a className="button" href={paths.home()}>
          {t('Search for Cremation Services')}
        </a>
      </MessageScreen>
    ),
  })
}
