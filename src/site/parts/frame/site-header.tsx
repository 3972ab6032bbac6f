import { paths } from '../../../shared/paths.ts'
import { Logo } from '../../../ui/logo.tsx'
import { useSite } from '../../text.tsx'
import { LanguageLinks } from './language-switch.tsx'

/** SITE-1 */
export function SiteHeader({ hasLanguages }: { hasLanguages: boolean }) {
  const { t, provider } = useSite()
  return (
    <header className="header">
      <div className="column">
        <a className="brand" href={paths.home()}>
          <Logo />
          <span className="brand-name">{provider.name}</span>
          <span className="brand-part">{t('Partner Directory')}</span>
        </a>
        <a
          className="header-kept"
          href={paths.shortlist()}
          hidden
          data-keep={t('Keep')}
          data-kept={t('Kept')}
        >
          {t('Kept')}
        </a>
        <details className="header-menu">
          <summary>{t('Menu')}</summary>
          <nav aria-label={provider.name}>
            <ul>
              <li>
                <a href={provider.url}>{t('Home')}</a>
              </li>
              <li>
                <a href={`${provider.url}/about`}>{t('About')}</a>
              </li>
              <li>
                <a href={`${provider.url}/contact`}>{t('Contact')}</a>
              </li>
              {hasLanguages && <LanguageLinks />}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  )
}
