/** Every address of the console, as router patterns; others below /admin are unknown. */
export const CONSOLE_PATHS: readonly string[] = [
  '/admin',
  '/admin/setup',
  '/admin/login',
  '/admin/link',
  '/admin/dashboard',
  '/admin/partners',
  '/admin/partners/new',
  '/admin/partners/import/:id?',
  '/admin/partners/:id/edit',
  '/admin/faq',
  '/admin/inquiries/:id?',
  '/admin/privacy',
  '/admin/history',
  '/admin/administrators',
  '/admin/account',
]
