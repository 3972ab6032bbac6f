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
import { Logo } from '../ui/logo.tsx'
import { api } from './api.ts'
import { loginPath } from './login-path.ts'
import { forgetSession, useSession } from './session.ts'
import { usePlace, useTranslate } from './text.tsx'

/** What stands around every screen of the console: where one can go, and who is logged in. */
export function Frame() {
  const t = useTranslate()
  const { providerName } = usePlace()
  const session = useSession()
  const navigate = useNavigate()
  // A menu that has led somewhere is made anew, closed.
  const { pathname, search } = useLocation()
  const isMoving = useNavigation().state !== 'idle'
  const isLoggingOut = useRef(false)

  // The session ended. Whoever did not end it here goes on where they were, once they have logged in again.
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
    // Whether or not the server could be told, this browser forgets the login.
    api.post('/api/admin/logout').catch((error) => console.warn('The logout call failed.', error))
    isLoggingOut.current = true
    forgetSession()
  }
}
