import { useContext, useEffect, useRef, useState } from 'react'
import {
  Link,
  NavLink,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router'
import { Logo } from '../../ui/logo.tsx'
import { call } from '../api.ts'
import { KeysDialog } from '../keys/keys-dialog.tsx'
import { ActiveShortcuts, type Shortcut, useShortcut } from '../keys/use-shortcut.ts'
import { loginPath } from '../login-path.ts'
import { Button } from '../parts.tsx'
import { forgetSession, useSession } from '../session.ts'
import { siteInfo } from '../site-info.ts'
import { personName, t } from '../text.ts'
import { FIRST_ENTRIES, type MenuEntry, OTHER_ENTRIES } from './menu-entries.ts'

export function Frame() {
  const { providerName } = siteInfo()
  const session = useSession()
  const navigate = useNavigate()
  // As key, it closes the menu after navigation.
  const { pathname, search, hash } = useLocation()
  const isMoving = useNavigation().state !== 'idle'
  const isLoggingOut = useRef(false)
  const [shortcuts] = useState(() => new Set<Shortcut>())
  const [isFinding, setFinding] = useState(false)

  // Login leads back only after an expired session.
  useEffect(() => {
    if (!session)
      navigate(isLoggingOut.current ? '/admin/login' : loginPath(pathname + search + hash), { replace: true })
  }, [session, navigate, pathname, search, hash])

  const own = (
    <div className="frame-own">
      <Button
        label={t('Find')}
        className="frame-link"
        aria-keyshortcuts="Control+K Meta+K"
        title={t('Ctrl or Cmd + K')}
        onClick={() => setFinding(true)}
      />
      <Link className="frame-link" to="/admin/account">
        {session && personName(session.user)}
      </Link>
      <Button label={t('Logout')} className="frame-link logout" onClick={logOut} />
    </div>
  )
  return (
    <ActiveShortcuts value={shortcuts}>
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
            <MenuLinks entries={FIRST_ENTRIES} />
            <details className="frame-menu" key={pathname}>
              <summary className="frame-link">{t('More')}</summary>
              <div className="frame-sheet">
                <MenuLinks entries={OTHER_ENTRIES} />
              </div>
            </details>
          </nav>
          <div className="frame-wide">{own}</div>
          <details className="frame-menu narrow" key={pathname}>
            <summary className="frame-link menu">{t('Menu')}</summary>
            <nav className="frame-sheet" aria-label={t('Back office')}>
              <MenuLinks entries={[...FIRST_ENTRIES, ...OTHER_ENTRIES]} />
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
      <FrameKeys isFinding={isFinding} onFind={setFinding} onLogOut={() => void logOut()} />
    </ActiveShortcuts>
  )

  async function logOut() {
    // Loaded late: a schema made before main.tsx would try eval, which the policy reports. Even if that or
    // the call fails the session is forgotten here.
    const sent = import('../../shared/calls/sign-in.ts').then(({ logOutCall }) => {
      call(logOutCall).catch(warn)
    })
    await sent.catch(warn)
    isLoggingOut.current = true
    forgetSession()
  }
}

function MenuLinks({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries.map(({ path, label }) => (
        <li key={path}>
          {/* The import has an entry of its own. */}
          <NavLink className="frame-link" to={path} end={path === '/admin/partners'}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

const warn = (error: unknown) => console.warn('The logout call failed.', error)

type FrameKeysProps = { isFinding: boolean; onFind: (isFinding: boolean) => void; onLogOut: () => void }

function FrameKeys({ isFinding, onFind, onLogOut }: FrameKeysProps) {
  const active = useContext(ActiveShortcuts)
  const [keys, setKeys] = useState<readonly Shortcut[] | null>(null)
  // Apart: the first screen does not wait for it.
  const [{ Palette }, setPalette] = useState<Partial<typeof import('../palette/palette.tsx')>>({})
  useEffect(() => {
    // The next load of the page tries again.
    import('../palette/palette.tsx').then(setPalette, () => {})
  }, [])
  const showKeys = () => setKeys([...(active ?? [])])
  useShortcut({ key: 'k', withControl: true, isGlobal: true, does: t('Find anything') }, () => onFind(true))
  useShortcut({ key: '?', isGlobal: true, does: t('Show the keys') }, showKeys)
  return (
    <>
      {isFinding && Palette && (
        <Palette onClose={() => onFind(false)} onShowKeys={showKeys} onLogOut={onLogOut} />
      )}
      {keys && <KeysDialog shortcuts={keys} onClose={() => setKeys(null)} />}
    </>
  )
}
