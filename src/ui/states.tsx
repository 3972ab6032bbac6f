import type { ReactNode } from 'react'

/** Announced to screen readers at once, shown after a moment. */
export function Loading({ label }: { label: string }) {
  return (
    <p className="loading" role="status">
      {label}
    </p>
  )
}

type StateProps = { title: string; text?: ReactNode; children?: ReactNode }

export function EmptyState({ title, text, children }: StateProps) {
  return (
    <div className="state">
      <h2>{title}</h2>
      {text && <p className="soft">{text}</p>}
      {children && <div className="state-actions">{children}</div>}
    </div>
  )
}

type ProgressBarProps = {
  label: string
  /** Without `max` the bar shows activity. */
  value: number
  max: number | null
}

export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <div className="progress">
      <span className="progress-label">{label}</span>
      <progress aria-label={label} {...(max === null ? {} : { value, max: Math.max(max, 1) })} />
    </div>
  )
}
