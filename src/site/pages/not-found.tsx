import { paths } from '../../shared/paths.ts'
import { renderDocument } from '../document.tsx'
import { unindexedHead } from '../head-tags.ts'
import { MessageScreen } from '../parts/message-screen.tsx'
import { HomeLink } from '../parts/support-line.tsx'
import type { Site } from '../site.ts'

/** SITE-7. `path`: for the canonical link. */
export function renderNotFoundPage(site: Site, path: string): string {
  const { t, provider } = site
  const text = t(
    'The page you are looking for may have been moved or deleted, or the URL may have been mistyped.',
  )
  return renderDocument(site, {
    path,
    head: {
      ...unindexedHead(site, t('Page Not Found'), text),
      keywords: [t('partner directory'), provider.name],
    },
    main: (
      <MessageScreen heading={t('Page Not Found')} text={text}>
        <HomeLink />
        <a className="button" href={paths.home()}>
          {t('Search for Cremation Services')}
        </a>
      </MessageScreen>
    ),
  })
}
