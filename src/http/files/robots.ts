import { paths } from '../../shared/paths.ts'

/** GET /robots.txt: what crawlers need not read, and where the sitemap is. Source: RFC 9309. */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin',
    'Disallow: /partner-tools',
    '',
    `Sitemap: ${siteUrl}${paths.sitemap()}`,
    '',
  ].join('\n')
}
