import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Translate } from '../shared/text/i18n.ts'
import { createPageTranslate } from '../ui/page-translate.ts'

/** Data attributes of the HTML shell. */
export type SiteInfo = {
  providerName: string
  /** As of when the shell was served. */
  needsSetupCode: boolean
  supportEmail: string
  /** Null: unknown. */
  isSetUp: boolean | null
  sendsMail: boolean
}

const Text = createContext<{ t: Translate; siteInfo: SiteInfo; markSetUp: () => void } | null>(null)

/** Translator and site data. */
export function TextProvider({ siteInfo: served, children }: { siteInfo: SiteInfo; children: ReactNode }) {
  const [t] = useState(createPageTranslate)
  const [siteInfo, setSiteInfo] = useState(served)
  const value = useMemo(
    () => ({ t, siteInfo, markSetUp: () => setSiteInfo((before) => ({ ...before, isSetUp: true })) }),
    [t, siteInfo],
  )
  return <Text value={value}>{children}</Text>
}

/** Throws outside TextProvider. */
export function useTranslate(): Translate {
  return useText().t
}

/** Throws outside TextProvider. */
export function useSiteInfo(): SiteInfo {
  return useText().siteInfo
}

/** Notes the end of the setup. Throws outside TextProvider. */
export function useMarkSetUp(): () => void {
  return useText().markSetUp
}

function useText() {
  const value = useContext(Text)
  if (!value) throw new Error('Text is used outside its provider.')
  return value
}
