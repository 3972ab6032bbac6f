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
