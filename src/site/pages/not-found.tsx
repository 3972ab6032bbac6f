import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { renderDocument } from '../document.tsx'
import { unindexedHead } from '../head-tags.ts'
import { MessageScreen } from '../parts/message-screen.tsx'
import { HomeLink } from '../parts/support-line.tsx'
import type { Site } from '../site.ts'

/** SITE-7. `path`: for the canonical link. */
export function renderNotFoundPage(site: Site, path: string): string {
  const { t } = site
  const text = t(
    'The page you are looking for may have been moved or deleted, or the URL may have been mistyped.',
  )
  return renderMissing(
    site,
    { path, heading: t('Page Not Found'), text },
    <>
      <HomeLink />
      <a className="button" href={paths.home()}>
        {t('Search for Cremation Services')}
      </a>
    </>,
  )
}

/** `path`: for the canonical link. */
export function renderPartnerNotFoundPage(site: Site, path: string): string {
  const { t } = site
  const text = t("The partner you're looking for doesn't exist or may have been removed.")
  return renderMissing(
    site,
    { path, heading: t('Partner Not Found'), text },
    <a className="button filled" href={paths.home()}>
      {t('Browse All Partners')}
    </a>,
  )
}

type Missing = { path: string; heading: string; text: string }

function renderMissing(site: Site, { path, heading, text }: Missing, buttons: ReactNode): string {
  return renderDocument(site, {
    path,
    head: {
      ...unindexedHead(site, heading, text),
      keywords: [site.t('partner directory'), site.provider.name],
    },
    main: (
      <MessageScreen heading={heading} text={text}>
        {buttons}
      </MessageScreen>
    ),
  })
}
