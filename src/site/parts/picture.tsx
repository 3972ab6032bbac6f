import type { PartnerCard } from '../../shared/partners/partner.ts'
import { imageUrl } from '../../shared/paths.ts'
import { sampleImageSrcSet } from '../../shared/pictures/sample-images.ts'

/**
 * A partner's picture, else a plate with two letters of its name. Hidden from screen readers, since the name is
 * beside it.
 */
export function PartnerPicture({
  partner,
  sizes,
}: {
  partner: Pick<PartnerCard, 'name' | 'imageUrl'>
  sizes: string
}) {
  const source = imageUrl(partner.imageUrl)
  if (!source) {
    return (
      <span className="plate" aria-hidden="true">
        {Array.from(partner.name.replace(/[^\p{L}\p{N}]/gu, ''))
          .slice(0, 2)
          .join('')
          .toUpperCase()}
      </span>
    )
  }
  return (
    <img
      src={source}
      {...widths(source, sizes)}
      alt=""
      width="696"
      height="426"
      loading="lazy"
      decoding="async"
    />
  )
}

/** Returns `srcSet` and `sizes` for images available in several widths. */
export function widths(source: string, sizes: string): { srcSet?: string; sizes?: string } {
  const known = srcSets.get(source)
  if (known) return { srcSet: known, sizes }
  const srcSet = sampleImageSrcSet(source)
  if (!srcSet) return {}
  srcSets.set(source, srcSet)
  return { srcSet, sizes }
}

/** By address; bounded by the few hundred drawn pictures. */
const srcSets = new Map<string, string>()
