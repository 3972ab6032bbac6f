import { telUrl } from '../../../shared/text/phone.ts'
import { useText } from '../../text.tsx'

export type CallInsteadProps = {
  partner: { name: string; phone: string }
  provider: { name: string; supportEmail: string; supportPhone: string | null }
}

/** INQUIRY-11. */
export function CallInstead({ partner, provider }: CallInsteadProps) {
  const t = useText()
  const numbers = [partner, { name: provider.name, phone: provider.supportPhone }]
  return (
    <section className="call-instead" aria-label={t('You can also call')}>
      <h2>{t('You can also call')}</h2>
      <ul>
        {numbers.map(
          ({ name, phone }) =>
            phone && (
              <li key={name}>
                <span className="soft">{name}</span>
                <a className="phone" href={telUrl(phone)}>
                  {phone}
                </a>
              </li>
            ),
        )}
      </ul>
      <p className="small">
        {t('Or write to')} <a href={`mailto:${provider.supportEmail}`}>{provider.supportEmail}</a>
      </p>
    </section>
  )
}
