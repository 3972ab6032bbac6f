type ProgressBarProps = {
  label: string
  /** Without `max` the bar shows activity, not a share. */
  value: number
  max: number | null
}

/** Shows real progress. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <div className="progress">
      <span className="progress-label">{label}</span>
      <progress aria-label={label} {...(max === null ? {} : { value, max: Math.max(max, 1) })} />
    </div>
  )
}
