import { paths } from '../../shared/paths.ts'
import { renderDocument } from '../document.tsx'
import { MessageScreen } from '../parts/message-screen.tsx'
import type { Site } from '../site.ts'

export type ErrorPage = {
  /** 503 asks to try again soon; others are a server fault or, below 500, a bad request. */
  status: number
  /** Shown for support; null: none. */
  requestId: string | null
}

/** Renders the page of a failure, without its details. */
export function renderErrorPage(site: Site, { status, requestId }: ErrorPage): string {
  const { t, provider } = site
  const [heading, text] =
    status === 503
      ? [t('Back in a moment'), t('The directory cannot answer right now. Please try again in a minute.')]
      : status >= 500
        ? [
            t('Something went wrong'),
            t('The fault is ours, and it has been noted. Please try again in a little while.'),
          ]
        : [
            t('This request cannot be answered'),
            t('Please go back and try it another way, or search for a partner.'),
          ]
  return renderDocument(site, {
    path: paths.home(),
    head: {
      title: `${heading} | ${provider.name}`,
      description: text,
      keywords: [provider.name],
      socialImage: 'home',
      structuredData: [],
      isIndexed: false,
    },
    main: (
      <>
        <MessageScreen heading={heading} text={text}>
          <a className="button filled" href={paths.home()}>
            {t('Return to Homepage')}
          </a>
        </MessageScreen>
        {requestId && (
          <p className="column small request-number">{t('Request number: {requestId}', { requestId })}</p>
        )}
      </>
    ),
  })
}
