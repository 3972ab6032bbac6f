import { Outlet, ScrollRestoration } from 'react-router'
import { Logo } from '../../ui/logo.tsx'
import { usePlace, useTranslate } from '../text.tsx'

/** What stands around the screens before the login: the sign, and one quiet column. */
export function Door() {
  const t = useTranslate()
  const { providerName } = usePlace()
  return (
    <div className="door">
      <header>
        <a className="brand" href="/">
          <Logo />
          <span className="brand-name">{providerName}</span>
          <span className="unseen">{t('Partner Directory')}</span>
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  )
}
