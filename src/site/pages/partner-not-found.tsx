import { paths } from '../../shared/paths.ts'
import { renderDocument } from '../document.tsx'
import { MessageScreen } from '../parts/message-screen.tsx'
import type { Site } from '../site.ts'

/** Renders the page of an unknown or hidden partner. */
export function renderPartnerNotFoundPage(site: Site, path: string): string {
  const { t, provider } = site
  const text = t("The partner you're looking for doesn't exist or may have been removed.")
  return renderDocument(site, {
    path,
    head: {
      title: `${t('Partner Not Found')} | ${provider.name}`,
      description: text,
      keywords: [t('partner directory'), provider.name],
      socialImage: 'home',
      structuredData: [],
      isIndexed: false,
    },
    main: (
      <MessageScreen heading={t('Partner Not Found')} text={text}>
        <a className="button filled" href={paths.home()}>
          {t('Browse All Partners')}
        </a>
      </MessageScreen>
    ),
  })
}
