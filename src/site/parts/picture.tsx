import type { PartnerCard } from '../../shared/partner.ts'
import { imageUrl } from '../../shared/paths.ts'

/** A partner's picture, else a plate with the first two letters of its name. The name stands beside it, so it is silent. */
export function PartnerPicture({
  partner,
  isEager = false,
}: {
  partner: Pick<PartnerCard, 'name' | 'imageUrl'>
  isEager?: boolean
}) {
  const source = shownImage(partner.imageUrl)
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
      alt=""
      width="696"
      height="426"
      loading={isEager ? undefined : 'lazy'}
      decoding="async"
    />
  )
}

/** The address of an image that may be shown: on this site, or http(s). Null for anything else. */
export function shownImage(path: string | null): string | null {
  const source = imageUrl(path)
  return source && /^(\/|https?:\/\/)/i.test(source) ? source : null
}
