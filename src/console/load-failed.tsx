import { LoadError } from '../ui/states.tsx'
import { useTranslate } from './text.tsx'

type LoadFailedProps = { title: string; error?: Error | null; onRetry: () => unknown }

/** Says why, with a button to try again. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  const t = useTranslate()
  return (
    <LoadError
      title={title}
      text={error?.message}
      retryLabel={t('Try Again')}
      onRetry={() => void onRetry()}
    />
  )
}

/** In place of a list of partners. */
export function PartnersFailed(props: Omit<LoadFailedProps, 'title'>) {
  const t = useTranslate()
  return <LoadFailed title={t('Failed to fetch partners')} {...props} />
}
