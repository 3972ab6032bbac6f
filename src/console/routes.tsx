import { createBrowserRouter, Outlet, redirect, ScrollRestoration, useRouteError } from 'react-router'
import { Logo } from '../ui/logo.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Frame } from './frame/frame.tsx'
import { loginPath } from './login-path.ts'
import { Screen } from './screen.tsx'
import { currentSession } from './session.ts'
import { siteInfo } from './site-info.ts'
import { t } from './text.ts'

/** Loads each screen on demand. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: SignedOutFrame,
      ErrorBoundary: ScreenFailure,
      HydrateFallback: BlankScreen,
      children: [
        { path: '/admin/setup', lazy: () => import('./screens/setup/setup.tsx') },
        { path: '/admin/login', lazy: () => import('./screens/login/login.tsx') },
        {
          path: '/admin/forgotten-password',
          lazy: () => import('./screens/forgotten-password/forgotten-password.tsx'),
        },
        { path: '/admin/link', lazy: () => import('./screens/link/link.tsx') },
      ],
    },
    {
      Component: Frame,
      ErrorBoundary: ScreenFailure,
      HydrateFallback: BlankScreen,
      loader: ({ request }) => requireLogin(request),
      shouldRevalidate: () => true,
      children: [
        {
          ErrorBoundary: ScreenFailure,
          children: [
            { path: '/admin', loader: () => redirect('/admin/dashboard') },
            { path: '/admin/dashboard', lazy: () => import('./screens/dashboard/dashboard.tsx') },
            { path: '/admin/partners', lazy: () => import('./screens/partners/partner-list.tsx') },
            { path: '/admin/partners/new', lazy: () => import('./screens/partner-form/new-partner.tsx') },
            { path: '/admin/partners/import/:id?', lazy: () => import('./screens/import/import.tsx') },
            {
              path: '/admin/partners/:id/edit',
              lazy: () => import('./screens/partner-form/edit-partner.tsx'),
            },
            {
              path: '/admin/descriptions/:id?',
              lazy: () => import('./screens/descriptions/descriptions.tsx'),
            },
            { path: '/admin/reports', lazy: () => import('./screens/reports/reports.tsx') },
            { path: '/admin/jobs', lazy: () => import('./screens/jobs/jobs.tsx') },
            { path: '/admin/faq', lazy: () => import('./screens/faq/faq.tsx') },
            {
              path: '/admin/google-places',
              lazy: () => import('./screens/google-places/google-places.tsx'),
            },
            {
              path: '/admin/google-places/decisions',
              lazy: () => import('./screens/google-places/decisions.tsx'),
            },
            {
              path: '/admin/bulk-google-places',
              lazy: () => import('./screens/bulk-google-places/bulk-google-places.tsx'),
            },
            { path: '/admin/inquiries/:id?', lazy: () => import('./screens/inquiries/inquiries.tsx') },
            { path: '/admin/privacy', lazy: () => import('./screens/privacy/privacy.tsx') },
            { path: '/admin/history', lazy: () => import('./screens/history/history.tsx') },
            {
              path: '/admin/administrators',
              lazy: () => import('./screens/administrators/administrators.tsx'),
            },
            {
              path: '/admin/account/email',
              lazy: () => import('./screens/confirm-email/confirm-email.tsx'),
            },
            { path: '/admin/account', lazy: () => import('./screens/account/account.tsx') },
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ])
}

function BlankScreen() {
  return null
}

function requireLogin(request: Request) {
  if (currentSession()) return null
  const { pathname, search } = new URL(request.url)
  // The router's request has no fragment.
  return redirect(loginPath(pathname + search + location.hash))
}

function SignedOutFrame() {
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

function NotFound() {
  return (
    <Screen title={t('Page Not Found')} lead={t('The back office has no such page.')}>
      <ButtonLink label={t('Dashboard')} to="/admin/dashboard" />
    </Screen>
  )
}

function ScreenFailure() {
  const error = useRouteError()
  console.error(error)
  return (
    <div className="column screen-failure" role="alert">
      <h1>{t('This screen could not be shown')}</h1>
      <p className="soft">{t('Nothing that you saved is lost. Loading the page again usually helps.')}</p>
      <Button label={t('Load again')} className="button filled" onClick={() => location.reload()} />
    </div>
  )
}
