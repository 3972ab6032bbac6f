import { paths } from '../../shared/paths.ts'

/** Returns /robots.txt. Source: RFC 9309. */
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
