/** "..." while loading. */
export function Counter({ label, value }: { label: string; value: number | null }) {
  return (
    <div className="google-counter">
      <span className="google-figure">{value === null ? '...' : value.toLocaleString('en-US')}</span>
      <span className="soft">{label}</span>
    </div>
  )
}
