import type { FieldErrors } from '../../../shared/errors.ts'
import { paths } from '../../../shared/paths.ts'
import type { PressReleaseAnswer } from '../../../shared/press-releases/press-release.ts'
import { renderDocument } from '../../document.tsx'
import { PartnerPicker, type PickedPartners } from '../../parts/partner-tools/partner-picker.tsx'
import { PressForm, type PressValues } from '../../parts/partner-tools/press-form.tsx'
import { PressResult } from '../../parts/partner-tools/press-result.tsx'
import { ToolFrame, toolHead } from '../../parts/partner-tools/tool-frame.tsx'
import type { Site } from '../../site.ts'
import { useText } from '../../text.tsx'

export type PressPage = {
  values: PressValues
  fields: FieldErrors
  failure: { title: string; text: string } | null
  result: PressReleaseAnswer | null
  picked: PickedPartners
  /** With the chosen or searched partner. */
  switchPath?: string
}

/** PRESS-2, PRESS-4; complete without JavaScript. */
export function renderPressReleasePage(site: Site, page: PressPage): string {
  const { t } = site
  return renderDocument(site, {
    path: paths.pressRelease(),
    ...(page.switchPath && { switchPath: page.switchPath }),
    head: toolHead(
      site,
      t('Press Release Maker'),
      t('A press release in the style of the Associated Press, made from the facts of a form.'),
    ),
    main: <PressReleaseMaker page={page} />,
  })
}

function PressReleaseMaker({ page }: { page: PressPage }) {
  const t = useText()
  const { values, fields, failure, result } = page
  return (
    <ToolFrame heading={t('Press Release Maker')}>
      <p className="lead">
        {t('Tell us what is new. The release is written from what you fill in, and from nothing else.')}
      </p>
      <div className="press" data-island="press-release" data-when="idle">
        <div className="press-input">
          <PartnerPicker path={paths.pressRelease()} picked={page.picked} />
          {failure && (
            <div className="notice danger" role="alert">
              <strong>{failure.title}</strong>
              <p>{failure.text}</p>
            </div>
          )}
          <PressForm values={values} fields={fields} />
        </div>
        <PressResult result={result} companyName={values.companyName ?? ''} logoUrl={values.logoUrl ?? ''} />
      </div>
    </ToolFrame>
  )
}
