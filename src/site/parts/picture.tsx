import type { PartnerCard } from '../../shared/partners/partner.ts'
import { imageUrl } from '../../shared/paths.ts'
import { sampleImageSrcSet, smallSampleImage } from '../../shared/pictures/sample-images.ts'

/** Not for screen readers: the name is beside it. */
export function PartnerPicture({
  partner,
  sizes,
}: {
  partner: Pick<PartnerCard, 'name' | 'imageUrl'>
  /** Default: the smallest file. */
  sizes?: string
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
      src={sizes ? source : (smallSampleImage(source) ?? source)}
      {...(sizes && widths(source, sizes))}
      alt=""
      loading="lazy"
    />
  )
}

/** Empty for images of one width. */
export function widths(source: string, sizes: string): { srcSet?: string; sizes?: string } {
  const srcSet = sampleImageSrcSet(source)
  return srcSet ? { srcSet, sizes } : {}
}
