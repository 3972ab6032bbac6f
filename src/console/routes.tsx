import { createBrowserRouter, redirect } from 'react-router'
import { Door } from './door.tsx'
import { Frame } from './frame.tsx'
import { loginPath } from './login-path.ts'
import { ScreenFailure } from './screen-failure.tsx'
import { NotFound } from './screens/not-found.tsx'
import { currentSession } from './session.ts'

/** The map of the console. Every screen is a chunk of its own, fetched when somebody goes there. */
export function createRouter() {
  return createBrowserRouter([
    {
      // For people who are not logged in yet
      Component: Door,
      ErrorBoundary: ScreenFailure,
      HydrateFallback: Nothing,
      children: [
        { path: '/admin/setup', lazy: () => import('./screens/setup/setup.tsx') },
        { path: '/admin/login', lazy: () => import('./screens/login/login.tsx') },
        { path: '/admin/link', lazy: () => import('./screens/link/link.tsx') },
      ],
    },
    {
      Component: Frame,
      ErrorBoundary: ScreenFailure,
      HydrateFallback: Nothing,
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
            { path: '/admin/jobs', lazy: () => import('./screens/jobs/jobs.tsx') },
            { path: '/admin/faq', lazy: () => import('./screens/faq/faq.tsx') },
            { path: '/admin/inquiries/:id?', lazy: () => import('./screens/inquiries/inquiries.tsx') },
            { path: '/admin/privacy', lazy: () => import('./screens/privacy/privacy.tsx') },
            { path: '/admin/history', lazy: () => import('./screens/history/history.tsx') },
            {
              path: '/admin/administrators',
              lazy: () => import('./screens/administrators/administrators.tsx'),
            },
            { path: '/admin/account', lazy: () => import('./screens/account/account.tsx') },
            { path: '*', Component: NotFound },
          ],
        },
      ],
    },
  ])
}

/** Until the first screen is there, a blank page: it is a moment. */
function Nothing() {
  return null
}

/** Who is not logged in is led to the login, and from there back to where they wanted to go. */
function requireLogin(request: Request) {
  if (currentSession()) return null
  const { pathname, search } = new URL(request.url)
  return redirect(loginPath(pathname + search))
}
