import type { ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { telUrl } from '../../shared/text/phone.ts'
import { useSite, useText } from '../text.tsx'

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

/** The first choice. */
export function HomeLink({ isFilled = true }: { isFilled?: boolean }) {
  const t = useText()
  return (
    <a className={isFilled ? 'button filled' : 'button'} href={paths.home()}>
      {t('Return to Homepage')}
    </a>
  )
}

export function EmptyPanel({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="empty-panel">
      <h2>{heading}</h2>
      {children}
      <SupportLine />
    </section>
  )
}
