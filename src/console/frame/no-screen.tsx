import { useRouteError } from 'react-router'
import { Button, ButtonLink } from '../button.tsx'
import { Screen } from '../screen.tsx'
import { t } from '../text.ts'

/** For an unknown address. */
export function NotFound() {
  return (
    <Screen title={t('Page Not Found')} lead={t('The back office has no such page.')}>
      <ButtonLink label={t('Dashboard')} to="/admin/dashboard" />
    </Screen>
  )
}

/** A screen fails to load or render. */
export function ScreenFailure() {
  const error = useRouteError()
  console.error(error)
  return (
    <div className="column screen-failure" role="alert">
      <h1>{t('This screen could not be shown')}</h1>
      <p className="soft">{t('Nothing that you saved is lost. Loading the page again usually helps.')}</p>
      <Button label={t('Load again')} className="button filled" onClick={() => location.reload()} />
    </div>
  )
}
