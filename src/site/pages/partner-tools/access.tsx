import { paths } from '../../../shared/paths.ts'
import { renderDocument } from '../../document.tsx'
import { toolHead } from '../../parts/partner-tools/tool-frame.tsx'
import type { Site } from '../../site.ts'

/** `next`: the tool's path, `error`: a sentence. */
export function renderAccessPage(
  site: Site,
  { next, error }: { next: string; error: string | null },
): string {
  const { t } = site
  return renderDocument(site, {
    path: paths.partnerTools(),
    head: toolHead(site, t('Partner Tools'), t('The partner tools need an access code.')),
    main: (
      <div className="column page ask">
        <h1>{t('Partner Tools')}</h1>
        <p className="lead">{t('Please enter the access code that you received from us.')}</p>
        <form className="ask-form" method="post" action={paths.partnerToolsAccess()}>
          <input type="hidden" name="next" value={next} />
          <div className="field">
            <label htmlFor="access-code">{t('Access code')}</label>
            <input
              className="input"
              id="access-code"
              name="code"
              type="password"
              autoComplete="off"
              maxLength={200}
              required
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'access-error' : undefined}
            />
            {error && (
              <p className="field-error" id="access-error" role="alert">
                {error}
              </p>
            )}
          </div>
          <div className="buttons">
            <button className="button filled" type="submit">
              {t('Continue')}
            </button>
          </div>
        </form>
      </div>
    ),
  })
}
