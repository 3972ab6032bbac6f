type ShareProps = { value: number; max: number; hasWhole?: boolean }

export function Share({ value, max, hasWhole = true }: ShareProps) {
  return (
    <svg className="share" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1">
      {hasWhole && <rect className="share-whole" width="100" height="1" />}
      <rect className="share-part" width={max === 0 ? 0 : (100 * value) / max} height="1" />
    </svg>
  )
}

export const partnersPath = (region: { name: string }) =>
  `/admin/partners?${new URLSearchParams({ state: region.name })}`
