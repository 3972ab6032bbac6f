import type { SiteTextName } from '../../shared/site-texts.ts'
import accessibility from './defaults/accessibility.md?raw'
import firstSteps from './defaults/first-steps.md?raw'
import howPartnersAreListed from './defaults/how-partners-are-listed.md?raw'
import privacy from './defaults/privacy.md?raw'
import terms from './defaults/terms.md?raw'

/** The texts of a site whose operator wrote none. */
export const DEFAULT_TEXTS: Readonly<Record<SiteTextName, string>> = {
  'first-steps': firstSteps,
  privacy,
  terms,
  accessibility,
  'how-partners-are-listed': howPartnersAreListed,
}
