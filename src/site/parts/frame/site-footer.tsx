import { paths } from '../../../shared/paths.ts'
import { Logo } from '../../../ui/logo.tsx'
import { useSite } from '../../text.tsx'
import { LanguageLinks } from './language-switch.tsx'

const SOCIAL_SITES = ['Facebook', 'Instagram', 'LinkedIn'] as const

/** SITE-1. Social links go through the provider's site. */
export function SiteFooter({ hasLanguages }: { hasLanguages: boolean }) {
  const { t, provider } = useSite()
  const groups = [
    {
      label: t('Families'),
      links: [
        { text: t('FAQ'), href: `${provider.url}/faq` },
        { text: t('Reviews'), href: `${provider.url}/reviews` },
      ],
    },
    {
      label: t('Partners'),
      links: [{ text: t('Become a Partner'), href: `${provider.url}/become-a-partner` }],
    },
    { label: t('Support'), links: [{ text: t('Contact Us'), href: `${provider.url}/contact` }] },
    {
      label: t('Follow'),
      links: SOCIAL_SITES.map((text) => ({ text, href: `${provider.url}/${text.toLowerCase()}` })),
    },
  ]
  const texts = [
    [paths.text('privacy'), t('Privacy')],
    [paths.text('terms'), t('Terms of use')],
    [paths.text('accessibility'), t('Accessibility')],
    [paths.text('how-partners-are-listed'), t('How partners are listed')],
    [paths.shortlist(), t('Shortlist and questions to ask')],
    [paths.text('first-steps'), t('If someone has just died')],
    [paths.questions(), t('Questions families ask')],
  ]
  return (
    <footer className="footer">
      <div className="column">
        <div className="footer-groups">
          <p className="brand">
            <Logo />
            <span className="brand-name">{provider.name}</span>
          </p>
          {groups.map((group) => (
            <nav key={group.label} aria-label={group.label}>
              <h2 className="label">{group.label}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.text}>
                    <a className="plain" href={link.href}>
                      {link.text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="footer-end small">
          <p>
            {t(
              '{provider} is a public-benefit corporation: alongside our business we are bound to a stated public purpose, helping families keep those they love within reach.',
              { provider: provider.name },
            )}
          </p>
          <ul className="footer-texts">
            {texts.map(([href, text]) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
          {hasLanguages && (
            <nav aria-label={t('Languages')} className="languages">
              <ul className="footer-texts">
                <LanguageLinks hasCurrent />
              </ul>
            </nav>
          )}
          <p>{t('© 2019-2025 {provider}', { provider: provider.name })}</p>
          <p>
            {t('Postal codes and places:')} <a href="https://www.geonames.org/">GeoNames</a>,{' '}
            <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
          </p>
        </div>
      </div>
    </footer>
  )
}
