import { useCallback } from 'react'
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

type ShowMoreProps = {
  pages: Pages
  label: string
  className?: string
  /** Not only by a click, but when it comes near. */
  isEager?: boolean
}

export function ShowMore({ pages, label, className, isEager = false }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  const watch = useCallback(
    (button: HTMLButtonElement) => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
        rootMargin: '50%',
      })
      observer.observe(button)
      return () => observer.disconnect()
    },
    [fetchNextPage],
  )
  if (!hasNextPage) return null
  return (
    <Button
      label={isFetchingNextPage ? t('Loading...') : label}
      className={className}
      disabled={isFetchingNextPage}
      ref={isEager ? watch : undefined}
      onClick={() => void fetchNextPage()}
    />
  )
}
