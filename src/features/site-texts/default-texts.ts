import type { SiteTextName } from '../../shared/site-texts.ts'
import type { Locale } from '../../shared/text/i18n.ts'
import accessibility from './defaults/accessibility.md?raw'
import accessibilityEs from './defaults/es/accessibility.md?raw'
import firstStepsEs from './defaults/es/first-steps.md?raw'
import howListedEs from './defaults/es/how-partners-are-listed.md?raw'
import privacyEs from './defaults/es/privacy.md?raw'
import termsEs from './defaults/es/terms.md?raw'
import firstSteps from './defaults/first-steps.md?raw'
import accessibilityFr from './defaults/fr/accessibility.md?raw'
import firstStepsFr from './defaults/fr/first-steps.md?raw'
import howListedFr from './defaults/fr/how-partners-are-listed.md?raw'
import privacyFr from './defaults/fr/privacy.md?raw'
import termsFr from './defaults/fr/terms.md?raw'
import howListed from './defaults/how-partners-are-listed.md?raw'
import privacy from './defaults/privacy.md?raw'
import terms from './defaults/terms.md?raw'

export const DEFAULT_TEXTS: Readonly<Record<Locale, Readonly<Record<SiteTextName, string>>>> = {
  en: { 'first-steps': firstSteps, privacy, terms, accessibility, 'how-partners-are-listed': howListed },
  fr: {
    'first-steps': firstStepsFr,
    privacy: privacyFr,
    terms: termsFr,
    accessibility: accessibilityFr,
    'how-partners-are-listed': howListedFr,
  },
  es: {
    'first-steps': firstStepsEs,
    privacy: privacyEs,
    terms: termsEs,
    accessibility: accessibilityEs,
    'how-partners-are-listed': howListedEs,
  },
}
