import type { PartnerCard } from '../../shared/partners/partner.ts'
import { imageUrl } from '../../shared/paths.ts'
import { sampleImageSrcSet } from '../../shared/pictures/sample-images.ts'

/** A plate with two letters stands in. Hidden from screen readers: the name is beside it. */
export function PartnerPicture({
  partner,
  sizes,
  mostPx,
}: {
  partner: Pick<PartnerCard, 'name' | 'imageUrl'>
  sizes: string
  /** The widest file offered; dense screens need three per CSS pixel. */
  mostPx?: number
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
      {...widths(source, sizes, mostPx)}
      alt=""
      width="696"
      height="426"
      loading="lazy"
      decoding="async"
    />
  )
}

/** For images in several widths. */
export function widths(source: string, sizes: string, mostPx?: number): { srcSet?: string; sizes?: string } {
  const srcSet = sampleImageSrcSet(source, mostPx)
  return srcSet ? { srcSet, sizes } : {}
}
