import { paths } from '../shared/paths.ts'
import type { Translate } from '../shared/text/i18n.ts'

/** The first breadcrumb of every page. */
export const homeCrumb = (t: Translate) => ({ name: t('Cremation Services'), path: paths.home() })
