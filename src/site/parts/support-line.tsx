import { telUrl } from '../../shared/text/phone.ts'
import { useSite } from '../text.tsx'

/** Nothing without a number. */
export function SupportLine() {
  const { t, provider } = useSite()
  if (provider.supportPhone === null) return null
  return (
    <p className="support-line">
      {t('You can also call {provider}:', { provider: provider.name })}{' '}
      <a className="phone" href={telUrl(provider.supportPhone)}>
        {provider.supportPhone}
      </a>
    </p>
  )
}
