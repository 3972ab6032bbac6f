/** Every address of the back office, as a router reads it. Any other below /admin is none of its screens. */
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
