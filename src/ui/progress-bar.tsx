type ProgressBarProps = {
  label: string
  /** Done and whole; without a whole the bar shows that something goes on, and no share. */
  value: number
  max: number | null
}

/** How far something is, in numbers that are true. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return (
    <div className="progress">
      <span className="progress-label">{label}</span>
      <progress aria-label={label} {...(max === null ? {} : { value, max: Math.max(max, 1) })} />
    </div>
  )
}
