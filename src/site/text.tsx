import { createContext, type ReactNode, use } from 'react'
import { createTranslate, type Translate } from '../shared/text/i18n.ts'
import type { Site } from './site.ts'

const TextContext = createContext<Translate>(createTranslate('en'))
const SiteContext = createContext<Site | null>(null)

export function TextProvider({ t, children }: { t: Translate; children: ReactNode }) {
  return <TextContext value={t}>{children}</TextContext>
}

/** The page's translator. */
export function useText(): Translate {
  return use(TextContext)
}

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <TextContext value={site.t}>{children}</TextContext>
    </SiteContext>
  )
}

/** Throws outside SiteProvider. */
export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite outside SiteProvider')
  return site
}
