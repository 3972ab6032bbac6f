import { paths } from '../../../shared/paths.ts'
import { Logo } from '../../../ui/logo.tsx'
import { useSite } from '../../text.tsx'
import { LanguageLinks } from './language-switch.tsx'

/** SITE-1 */
export function SiteHeader({ hasLanguages }: { hasLanguages: boolean }) {
  const { t, provider } = useSite()
  const links = (
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
  )
  return (
    <header className="header">
      <div className="column">
        <a className="brand" href={paths.home()}>
          <Logo />
          <span className="brand-name">{provider.name}</span>
          <span className="brand-part">{t('Partner Directory')}</span>
        </a>
        <nav className="header-nav" aria-label={provider.name}>
          {links}
        </nav>
        <details className="header-menu">
          <summary>{t('Menu')}</summary>
          <nav aria-label={provider.name}>{links}</nav>
        </details>
      </div>
    </header>
  )
}
