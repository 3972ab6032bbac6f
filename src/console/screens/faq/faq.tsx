import { Screen } from '../../screen.tsx'
import { useTranslate } from '../../text.tsx'

export function Component() {
  const t = useTranslate()
  return <Screen title={t('FAQ Management')}>{null}</Screen>
}
