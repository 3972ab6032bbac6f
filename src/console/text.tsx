import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Translate } from '../shared/text/i18n.ts'
import { createPageTranslate } from '../ui/page-translate.ts'

/** Data attributes of the console's HTML shell. */
export type SiteInfo = {
  providerName: string
  /** Whether setup needs the code, as known when the shell was served. */
  needsSetupCode: boolean
  supportEmail: string
}

const Text = createContext<{ t: Translate; siteInfo: SiteInfo } | null>(null)

/** Provides the translator and the site's data to all screens. */
export function TextProvider({ siteInfo, children }: { siteInfo: SiteInfo; children: ReactNode }) {
  const [value] = useState(() => ({ t: createPageTranslate(), siteInfo }))
  return <Text value={value}>{children}</Text>
}

/** Returns the translator. Throws outside TextProvider. */
export function useTranslate(): Translate {
  return useText().t
}

/** Returns the site's data. Throws outside TextProvider. */
export function useSiteInfo(): SiteInfo {
  return useText().siteInfo
}

function useText() {
  const value = useContext(Text)
  if (!value) throw new Error('Text is used outside its provider.')
  return value
}
