import { paths } from '../../shared/paths.ts'
import { useText } from '../text.tsx'

/** `isFilled`: the first choice. */
export function HomeLink({ isFilled = true }: { isFilled?: boolean }) {
  const t = useText()
  return (
    <a className={isFilled ? 'button filled' : 'button'} href={paths.home()}>
      {t('Return to Homepage')}
    </a>
  )
}
