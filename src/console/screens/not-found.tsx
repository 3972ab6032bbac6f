import { Link } from 'react-router'
import { Screen } from '../screen.tsx'
import { useTranslate } from '../text.tsx'

export function NotFound() {
  const t = useTranslate()
  return (
    <Screen title={t('Page Not Found')} lead={t('The back office has no such page.')}>
      <Link className="button" to="/admin/dashboard">
        {t('Dashboard')}
      </Link>
    </Screen>
  )
}
