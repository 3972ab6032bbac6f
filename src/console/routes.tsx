import type { ComponentType } from 'react'
import { createBrowserRouter, Outlet, redirect, ScrollRestoration, useRouteError } from 'react-router'
import type { CONSOLE_PATHS } from '../shared/console-paths.ts'
import { Logo } from '../ui/logo.tsx'
import { Frame } from './frame/frame.tsx'
import { loginPath } from './login-path.ts'
import { Button, ButtonLink, Screen } from './parts.tsx'
import { currentSession } from './session.ts'
import { siteInfo } from './site-info.ts'
import { t } from './text.ts'

type Screens<Path extends string> = Record<Path, () => Promise<{ Component: ComponentType }>>

type SignedOut = '/admin/setup' | '/admin/login' | '/admin/forgotten-password' | '/admin/link'

const SIGNED_OUT: Screens<SignedOut> = {
  '/admin/setup': () => import('./screens/setup/setup.tsx'),
  '/admin/login': () => import('./screens/login/login.tsx'),
  '/admin/forgotten-password': () => import('./screens/forgotten-password/forgotten-password.tsx'),
  '/admin/link': () => import('./screens/link/link.tsx'),
}

const SCREENS: Screens<Exclude<(typeof CONSOLE_PATHS)[number], '/admin' | SignedOut>> = {
  '/admin/dashboard': () => import('./screens/dashboard/dashboard.tsx'),
  '/admin/partners': () => import('./screens/partners/partner-list.tsx'),
  '/admin/partners/new': () => import('./screens/partner-form/new-partner.tsx'),
  '/admin/partners/import/:id?': () => import('./screens/import/import.tsx'),
  '/admin/partners/:id/edit': () => import('./screens/partner-form/edit-partner.tsx'),
  '/admin/descriptions/:id?': () => import('./screens/descriptions/descriptions.tsx'),
  '/admin/reports': () => import('./screens/reports/reports.tsx'),
  '/admin/jobs': () => import('./screens/jobs/jobs.tsx'),
  '/admin/faq': () => import('./screens/faq/faq.tsx'),
  '/admin/google-places': () => import('./screens/google-places/google-places.tsx'),
  '/admin/google-places/decisions': () => import('./screens/google-places/decisions.tsx'),
  '/admin/bulk-google-places': () => import('./screens/bulk-google-places/bulk-google-places.tsx'),
  '/admin/inquiries/:id?': () => import('./screens/inquiries/inquiries.tsx'),
  '/admin/privacy': () => import('./screens/privacy/privacy.tsx'),
  '/admin/history': () => import('./screens/history/history.tsx'),
  '/admin/administrators': () => import('./screens/administrators/administrators.tsx'),
  '/admin/account/email': () => import('./screens/confirm-email/confirm-email.tsx'),
  '/admin/account': () => import('./screens/account/account.tsx'),
}

const routesOf = (screens: Screens<string>) => Object.entries(screens).map(([path, lazy]) => ({ path, lazy }))

export function createRouter() {
  const failure = { ErrorBoundary: ScreenFailure, HydrateFallback: BlankScreen }
  return createBrowserRouter([
    { ...failure, Component: SignedOutFrame, children: routesOf(SIGNED_OUT) },
    {
      ...failure,
      Component: Frame,
      loader: ({ request }) => requireLogin(request),
      shouldRevalidate: () => true,
      children: [
        {
          ErrorBoundary: ScreenFailure,
          children: [
            { path: '/admin', loader: () => redirect('/admin/dashboard') },
            ...routesOf(SCREENS),
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
