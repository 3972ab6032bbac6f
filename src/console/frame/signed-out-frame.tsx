import { Outlet, ScrollRestoration } from 'react-router'
import { Logo } from '../../ui/logo.tsx'
import { siteInfo } from '../site-info.ts'
import { t } from '../text.ts'

/** Before login. */
export function SignedOutFrame() {
  const { providerName } = siteInfo()
  return (
    <div className="signed-out">
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
