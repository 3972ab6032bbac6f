import { LoadError } from '../ui/states.tsx'
import { t } from './text.ts'

type LoadFailedProps = { title: string; error?: Error | null; onRetry: () => unknown }

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

export function PartnersFailed(props: Omit<LoadFailedProps, 'title'>) {
  return <LoadFailed title={t('Failed to fetch partners')} {...props} />
}
