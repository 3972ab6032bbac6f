import { Loading } from '../ui/states.tsx'
import { Button } from './button.tsx'
import { t } from './text.ts'

type LoadFailedProps = { title: string; error?: Error | null; onRetry: () => unknown }

export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  return (
    <div className="state danger" role="alert">
      <h2>{title}</h2>
      {error?.message && <p className="soft">{error.message}</p>}
      <div className="state-actions">
        <Button label={t('Try Again')} onClick={() => void onRetry()} />
      </div>
    </div>
  )
}

export function PartnersFailed(props: Omit<LoadFailedProps, 'title'>) {
  return <LoadFailed title={t('Failed to fetch partners')} {...props} />
}

type Query = { data: unknown; error: Error | null; refetch: () => unknown }

/** Nothing once there is data, even if reading it again has failed. */
export function Waiting({ query, loading, failed }: { query: Query; loading: string; failed: string }) {
  if (query.data) return null
  if (!query.error) return <Loading label={loading} />
  return <LoadFailed title={failed} error={query.error} onRetry={query.refetch} />
}

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }

export function ShowMore({ pages, label, className }: { pages: Pages; label: string; className?: string }) {
  if (!pages.hasNextPage) return null
  return (
    <Button
      label={pages.isFetchingNextPage ? t('Loading...') : label}
      className={className}
      disabled={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
    />
  )
}
