import type { PartnerCard } from '../../shared/partners/partner.ts'
import { imageUrl } from '../../shared/paths.ts'
import { sampleImageSrcSet } from '../../shared/pictures/sample-images.ts'

/** A partner's picture, else a plate with the first two letters of its name. The name stands beside it, so it is silent. */
export function PartnerPicture({
  partner,
  sizes,
}: {
  partner: Pick<PartnerCard, 'name' | 'imageUrl'>
  /** The width it is shown in, as the `sizes` attribute takes it. */
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

/** For an image that is to be had in several widths: all of them, so that a phone fetches a small one. */
export function widths(source: string, sizes: string): { srcSet?: string; sizes?: string } {
  const known = srcSets.get(source)
  if (known) return { srcSet: known, sizes }
  const srcSet = sampleImageSrcSet(source)
  if (!srcSet) return {}
  srcSets.set(source, srcSet)
  return { srcSet, sizes }
}

/** By address, put together once: no more than there are drawn pictures, which are some hundreds in a few widths. */
const srcSets = new Map<string, string>()
