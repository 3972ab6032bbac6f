import { useRouteError } from 'react-router'
import { useTranslate } from './text.tsx'

/** In place of a screen that could not be fetched, or that failed. Nothing that was saved is touched by it. */
export function ScreenFailure() {
  const t = useTranslate()
  const error = useRouteError()
  console.error(error)
  return (
    <div className="column screen-failure" role="alert">
      <h1>{t('This screen could not be shown')}</h1>
      <p className="soft">{t('What was saved is safe. Loading the page again usually helps.')}</p>
      <button type="button" className="button filled" onClick={() => location.reload()}>
        {t('Load again')}
      </button>
    </div>
  )
}
