import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Translate } from '../shared/text/i18n.ts'
import { createPageTranslate } from '../ui/page-translate.ts'

/** What the server says of itself in the shell of the console. */
export type Place = {
  providerName: string
  /** Whether this browser must send the setup code, as far as the server knew when it sent the shell. */
  needsSetupCode: boolean
  supportEmail: string
}

const Text = createContext<{ t: Translate; place: Place } | null>(null)

/** Gives every screen below it its words and what the shell says. */
export function TextProvider({ place, children }: { place: Place; children: ReactNode }) {
  const [value] = useState(() => ({ t: createPageTranslate(), place }))
  return <Text value={value}>{children}</Text>
}

/** The translator of the page. */
export function useTranslate(): Translate {
  return useText().t
}

/** What the shell says of the server. */
export function usePlace(): Place {
  return useText().place
}

function useText() {
  const value = useContext(Text)
  if (!value) throw new Error('Text is used outside its provider.')
  return value
}
