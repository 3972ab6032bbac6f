import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Translate } from '../shared/i18n.ts'
import { createPageTranslate } from '../ui/page-translate.ts'

/** What the server says of itself in the shell of the console. */
export type SiteInfo = {
  providerName: string
  /** Whether this browser must send the setup code, as far as the server knew when it sent the shell. */
  needsSetupCode: boolean
  supportEmail: string
}

const Text = createContext<{ t: Translate; siteInfo: SiteInfo } | null>(null)

/** Gives every screen below it its words and what the shell says. */
export function TextProvider({ siteInfo, children }: { siteInfo: SiteInfo; children: ReactNode }) {
  const [value] = useState(() => ({ t: createPageTranslate(), siteInfo }))
  return <Text value={value}>{children}</Text>
}

/** The translator of the page. */
export function useTranslate(): Translate {
  return useText().t
}

/** What the shell says of the server. */
export function useSiteInfo(): SiteInfo {
  return useText().siteInfo
}

function useText() {
  const value = useContext(Text)
  if (!value) throw new Error('Text is used outside its provider.')
  return value
}
