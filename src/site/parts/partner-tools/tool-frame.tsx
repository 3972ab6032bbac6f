import type { ReactNode } from 'react'
import { paths } from '../../../shared/paths.ts'
import { type PageHead, unindexedHead } from '../../head-tags.ts'
import type { Site } from '../../site.ts'
import { useText } from '../../text.tsx'

/** Partner tools are not indexed. */
export function toolHead(site: Site, title: string, description: string): PageHead {
  const keywords = [site.t('partner tools'), site.provider.name]
  return { ...unindexedHead(site, title, description), keywords }
}

/** With a way back to the other tools. */
export function ToolFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const t = useText()
  return (
    <div className="column page tools">
      <a className="plain tool-back" data-island="tool-switch" href={paths.partnerTools()}>
        {t('Back to Tools')}
      </a>
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </div>
  )
}
