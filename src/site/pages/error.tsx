import { paths } from '../../shared/paths.ts'
import { translateRefusal } from '../../shared/text/translate-refusal.ts'
import { renderDocument } from '../document.tsx'
import { unindexedHead } from '../head-tags.ts'
import { MessageScreen } from '../parts/message-screen.tsx'
import { HomeLink } from '../parts/support-line.tsx'
import type { Site } from '../site.ts'

export type ErrorPage = {
  /** 503 and 429: try again; below 500: a bad request. */
  status: number
  sentence?: string
  requestId: string | null
}

/** Tells no details. */
export function renderErrorPage(site: Site, { status, sentence, requestId }: ErrorPage): string {
  const { t } = site
  const said = sentence && translateRefusal(t, site.messages, sentence)
  const [heading, text] =
    status === 503
      ? [t('Back in a moment'), t('The directory cannot answer right now. Please try again in a minute.')]
      : status === 429 && said
        ? [t('One moment, please'), said]
        : status >= 500
          ? [
              t('Something went wrong'),
              t('The fault is ours, and it has been noted. Please try again in a little while.'),
            ]
          : [
              t('This request cannot be answered'),
              [said, t('Please go back and try it another way, or search for a partner.')]
                .filter(Boolean)
                .join(' '),
            ]
  return renderDocument(site, {
    path: paths.home(),
    head: unindexedHead(site, heading, text),
    main: (
      <>
        <MessageScreen heading={heading} text={text}>
          <HomeLink />
        </MessageScreen>
        {requestId && (
          <p className="column small request-number">{t('Request number: {requestId}', { requestId })}</p>
        )}
      </>
    ),
  })
}
