import type { ReactNode } from 'react'

/** Where something will be: said to those who listen, and quiet to the eye for the first moment. */
export function Loading({ label }: { label: string }) {
  return (
    <p className="loading" role="status">
      {label}
    </p>
  )
}

type StateProps = { title: string; text?: ReactNode; children?: ReactNode }

/** Nothing here, and what to do about it. */
export function EmptyState({ title, text, children }: StateProps) {
  return (
    <div className="state">
      <h2>{title}</h2>
      {text && <p className="soft">{text}</p>}
      {children && <div className="state-actions">{children}</div>}
    </div>
  )
}

/** Something could not be read; `onRetry` tries again. */
export function LoadError({
  title,
  text,
  retryLabel,
  onRetry,
}: StateProps & { retryLabel: string; onRetry: () => void }) {
  return (
    <div className="state danger" role="alert">
      <h2>{title}</h2>
      {text && <p className="soft">{text}</p>}
      <div className="state-actions">
        <button type="button" className="button" onClick={onRetry}>
          {retryLabel}
        </button>
      </div>
    </div>
  )
}
