import { useEffect, useRef } from 'react'
import {
  Link,
  NavLink,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router'
import { logOutCall } from '../../shared/calls/sign-in.ts'
import { Logo } from '../../ui/logo.tsx'
import { call } from '../api.ts'
import { loginPath } from '../login-path.ts'
import { forgetSession, useSession } from '../session.ts'
import { useSiteInfo, useTranslate } from '../text.tsx'

/** Header and navigation around every screen. */
export function Frame() {
  const t = useTranslate()
  const { providerName } = useSiteInfo()
  const session = useSession()
  const navigate = useNavigate()
  // The path is the menu's key: it closes after navigation.
  const { pathname, search } = useLocation()
  const isMoving = useNavigation().state !== 'idle'
  const isLoggingOut = useRef(false)

  // After a session ends by itself, login leads back to this screen; after a logout it does not.
  useEffect(() => {
    if (!session)
      navigate(isLoggingOut.current ? '/admin/login' : loginPath(pathname + search), { replace: true })
  }, [session, navigate, pathname, search])

  const name = session ? [session.user.firstName, session.user.lastName].filter(Boolean).join(' ') : ''
  const links = (
    <ul>
      {[
        ['/admin/dashboard', t('Dashboard')],
        ['/admin/partners', t('Partners')],
        ['/admin/inquiries', t('Inquiries')],
        ['/admin/faq', t('FAQ')],
        ['/admin/google-places', t('Google')],
        ['/admin/history', t('History')],
        ['/admin/jobs', t('Jobs')],
      ].map(([to = '', text]) => (
        <li key={to}>
          <NavLink className="frame-link" to={to}>
            {text}
          </NavLink>
        </li>
      ))}
    </ul>
  )
  const own = (
    <div className="frame-own">
      <Link className="frame-link" to="/admin/account">
        {name || session?.user.username}
      </Link>
      <button type="button" className="frame-link logout" onClick={logOut}>
        {t('Logout')}
      </button>
    </div>
  )
  return (
    <>
      <a className="button skip" href="#main">
        {t('Skip to content')}
      </a>
      <header className="frame-header">
        <div className="column">
          <Link className="brand" to="/admin/dashboard">
            <Logo />
            <span className="brand-name">{providerName}</span>
          </Link>
          <nav className="frame-nav" aria-label={t('Back office')}>
            {links}
          </nav>
          <div className="frame-wide">{own}</div>
          <details className="frame-menu" key={pathname}>
            <summary className="frame-link menu">{t('Menu')}</summary>
            <nav aria-label={t('Back office')}>
              {links}
              {own}
            </nav>
          </details>
        </div>
        {isMoving && <div className="frame-moving" role="progressbar" aria-label={t('Loading…')} />}
      </header>
      <main id="main" className="column" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  )

  function logOut() {
    // The session is forgotten here even when the call fails.
    call(logOutCall).catch((error) => console.warn('The logout call failed.', error))
    isLoggingOut.current = true
    forgetSession()
  }
}
