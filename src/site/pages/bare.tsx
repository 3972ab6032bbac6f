import { renderToStaticMarkup } from 'react-dom/server'
import { paths } from '../../shared/paths.ts'
import { createTranslate, type Locale, type Translate } from '../../shared/text/i18n.ts'
import { LANGUAGE_TAGS, localePath } from '../../shared/text/languages.ts'
import { telUrl } from '../../shared/text/phone.ts'
import { Logo } from '../../ui/logo.tsx'
import tokens from '../../ui/tokens.css?inline'
import type { Site } from '../site.ts'
import styles from './bare.css?inline'

export type BareProvider = Pick<Site['provider'], 'name' | 'url' | 'supportPhone'>

export type BarePage = {
  heading: string
  text: string
  /** Until the configuration is read. */
  provider: BareProvider | undefined
  /** `nowhere`: nothing answers. */
  directory: 'here' | 'nowhere' | URL
  /** An empty element, to be filled by the sender. */
  slot?: string
  /** Default: English. */
  language?: { locale: Locale; t: Translate }
}

/** Relative: the query stays. */
const THIS_ADDRESS = ''

const ENGLISH = { locale: 'en', t: createTranslate('en') } as const

const style = `${tokens}${styles}`.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')

/**
 * Without app or file: for refusals at the entry point and offline devices. Small, as it is sent under load.
 */
export function renderBarePage({
  heading,
  text,
  provider,
  directory,
  slot,
  language: { locale, t } = ENGLISH,
}: BarePage): string {
  const home = directory instanceof URL ? directory.href : localePath(locale, paths.home())
  const body = renderToStaticMarkup(
    <>
      <header>
        <a className="brand" href={home}>
          <Logo />
          {provider && <b>{provider.name}</b>}
          <span>{t('Partner Directory')}</span>
        </a>
      </header>
      <main>
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <p className="buttons">
          {directory instanceof URL ? (
            <a className="button filled" href={home}>
              {t('Go to the directory')}
            </a>
          ) : (
            <a className="button filled" href={THIS_ADDRESS}>
              {t('Try again')}
            </a>
          )}
          {directory === 'here' && (
            <a className="button" href={home}>
              {t('Return to Homepage')}
            </a>
          )}
        </p>
        {slot && <div id={slot} />}
        {directory === 'here' && <Search t={t} action={localePath(locale, paths.search())} />}
        {provider?.supportPhone && (
          <p className="call">
            {t('You can also call {provider}:', { provider: provider.name })}{' '}
            <a href={telUrl(provider.supportPhone)}>{provider.supportPhone}</a>
          </p>
        )}
      </main>
      {provider && (
        <footer>
          <a href={`${provider.url}/contact`}>{t('Contact {provider}', { provider: provider.name })}</a>
        </footer>
      )}
    </>,
  )
  const title = renderToStaticMarkup(<title>{provider ? `${heading} | ${provider.name}` : heading}</title>)
  return (
    `<!DOCTYPE html><html lang="${LANGUAGE_TAGS[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex">${title}<style>${style}</style></head><body>${body}</body></html>`
  )
}

function Search({ t, action }: { t: Translate; action: string }) {
  const label = t('Enter city, state, business name, or ZIP code')
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element <search> is unknown to browsers before 2023
    <form role="search" action={action}>
      <input name="q" type="text" aria-label={label} placeholder={label} maxLength={200} autoComplete="off" />
      <button className="button filled" type="submit">
        {t('Find Partners')}
      </button>
    </form>
  )
}
