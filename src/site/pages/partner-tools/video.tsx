import { paths } from '../../../shared/paths.ts'
import { renderDocument } from '../../document.tsx'
import { ToolFrame, toolHead } from '../../parts/partner-tools/tool-frame.tsx'
import type { Site } from '../../site.ts'

/** Renders the video maker's page, which says that it is not ready yet. */
export function renderVideoMakerPage(site: Site): string {
  const { t } = site
  return renderDocument(site, {
    path: paths.videoMaker(),
    head: toolHead(site, t('Partner-Branded Video Maker'), t('The video maker is coming soon.')),
    main: (
      <ToolFrame heading={t('Partner-Branded Video Maker')}>
        <p className="lead">
          {t(
            'The video maker is coming soon. What you fill in for a press release will be ready here as well.',
          )}
        </p>
      </ToolFrame>
    ),
  })
}
