import { paths } from '../../shared/paths.ts'
import { renderDocument } from '../document.tsx'
import { unindexedHead } from '../head-tags.ts'
import { MessageScreen } from '../parts/message-screen.tsx'
import type { Site } from '../site.ts'

export function renderPartnerNotFoundPage(site: Site, path: string): string {
  const { t, provider } = site
  const text = t("The partner you're looking for doesn't exist or may have been removed.")
  return renderDocument(site, {
    path,
    head: {
      ...unindexedHead(site, t('Partner Not Found'), text),
      keywords: [t('partner directory'), provider.name],
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
