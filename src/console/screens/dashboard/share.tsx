/** A thin bar as long as its share of a whole; the number stands beside it in words. */
export function Share({ value, max }: { value: number; max: number }) {
  return (
    <svg className="share" aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1">
      <rect className="share-whole" width="100" height="1" />
      <rect className="share-part" width={max === 0 ? 0 : (100 * value) / max} height="1" />
    </svg>
  )
}
