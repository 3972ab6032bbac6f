import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema/directory.ts'
import type { LikePartner, PartnerFacts } from '../../shared/partners/like-partner.ts'
import { wholeDigits } from '../../shared/text/phone.ts'
import { compareAddress } from '../google-places/match/address-likeness.ts'
import { nameLikeness } from '../google-places/match/name-likeness.ts'

const LIKE_BESIDES = 0.5
/** In one town, with nothing else in common. */
const LIKE_ALONE = 0.85
const MOST = 5

/** At most 5, most alike first. Names must be alike: a number or street can serve several. */
export async function findLikePartners(app: Pick<App, 'db'>, given: PartnerFacts): Promise<LikePartner[]> {
  const phone = wholeDigits(given.phone)
  const rows = await app.db
    .select()
    .from(partners)
    .where(
      sql`${partners.deletedAt} is null and (
        lower(${partners.city}) = lower(${given.city}) and ${partners.state} = ${given.state}
        or left(${partners.zipCode}, 5) = ${given.zipCode.slice(0, 5)}
        or right(regexp_replace(${partners.phone}, '\\D', '', 'g'), 10) = ${phone ?? ''})`,
    )
  const found = rows.flatMap((row) => {
    const likeness = nameLikeness(given.name, row.name)
    const { street, town } = compareAddress(given, `${row.address}, ${row.city}, ${row.zipCode}`)
    const reasons: LikePartner['reasons'] = []
    if (phone !== null && wholeDigits(row.phone) === phone) reasons.push('phone')
    if (street && town) reasons.push('address')
    if (likeness >= LIKE_ALONE && town) reasons.push('name')
    const isLike = reasons.includes('name') || (reasons.length > 0 && likeness >= LIKE_BESIDES)
    if (!isLike) return []
    const { id, name, slug, address, city, state, zipCode, isActive } = row
    return { likeness, partner: { id, name, slug, address, city, state, zipCode, isActive, reasons } }
  })
  return found
    .sort((a, b) => b.partner.reasons.length - a.partner.reasons.length || b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ partner }) => partner)
}
