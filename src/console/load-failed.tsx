import { LoadError } from '../ui/states.tsx'
import { t } from './text.ts'

type LoadFailedProps = { title: string; error?: Error | null; onRetry: () => unknown }

/** Says why, with a button to try again. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
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
  return <LoadFailed title={t('Failed to fetch partners')} {...props} />
}
