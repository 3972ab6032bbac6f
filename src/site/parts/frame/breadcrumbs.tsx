import type { Crumb } from '../../structured-data.ts'
import { useText } from '../../text.tsx'

/** The current page has no path. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useText()
  return (
    <nav className="crumbs" aria-label={t('Breadcrumb')}>
      <ol>
        {crumbs.map(({ name, path }) => (
          <li key={name}>{path ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
