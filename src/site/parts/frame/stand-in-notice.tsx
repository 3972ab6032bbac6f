import type { Translate } from '../../../shared/text/i18n.ts'
import { useSite } from '../../text.tsx'

export function StandInNotice() {
  const { t, standIn } = useSite()
  if (!standIn) return null
  return (
    <aside className="page-notice" aria-label={t('Age of this page')}>
      <strong>
        {t('This page shows our directory as it was {age}.', { age: ageText(t, standIn.ageMinutes) })}
      </strong>{' '}
      {t('Newer changes are not shown at the moment.')}
      {standIn.isPlaceMissing && ` ${t('Photos and reviews are left out for now.')}`}
    </aside>
  )
}

function ageText(t: Translate, minutes: number): string {
  if (minutes < 1) return t('a moment ago')
  if (minutes < 60) return t('{count, plural, one {# minute} other {# minutes}} ago', { count: minutes })
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return t('{count, plural, one {# hour} other {# hours}} ago', { count: hours })
  return t('{count} days ago', { count: Math.floor(hours / 24) })
}
