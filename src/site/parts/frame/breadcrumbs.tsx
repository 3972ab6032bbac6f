import { paths } from '../../../shared/paths.ts'
import type { Translate } from '../../../shared/text/i18n.ts'
import type { Crumb } from '../../structured-data.ts'
import { useText } from '../../text.tsx'

/** Above a heading, which says where one is. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText()
  return (
    <nav className="crumbs" aria-label={t('Breadcrumb')}>
      <ol>
        {crumbs.map(({ name, path }) => (
          <li key={name}>{path ? <a href={path}>{name}</a> : <span>{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}

/** The first everywhere. */
export const homeCrumb = (t: Translate) => ({ name: t('Cremation Services'), path: paths.home() })
