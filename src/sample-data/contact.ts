import { toSlug } from '../shared/places/slugs.ts'
import type { Random } from '../shared/random.ts'
import type { Facts } from './facts.ts'

export type Register = {
  /** Area code → last two digits. */
  phones: Map<string, Set<string>>
  domains: Set<string>
  slugs: Set<string>
  texts: Set<string>
}

export function createRegister(): Register {
  return { phones: new Map(), domains: new Set(), slugs: new Set(), texts: new Set() }
}

/** Numbers reserved for fiction (NANPA), domains in .example (RFC 2606). */
export function makeContact(
  facts: Facts,
  slug: string,
  register: Register,
  random: Random,
  phoneEnd?: string,
) {
  const called = facts.style === 'cooperative' ? facts.name : facts.shortName
  const wanted = toSlug(called).replaceAll('-', '')
  const domain = `${register.domains.has(wanted) ? slug : wanted}.example`
  register.domains.add(wanted)
  const handle = slug.replaceAll('-', '').slice(0, 30)
  const socialMedia = random.chance(0.45)
    ? {
        facebook: `https://social.example/facebook/${handle}`,
        ...(random.chance(0.4) ? { instagram: `https://social.example/instagram/${handle}` } : {}),
        ...(random.chance(0.2) ? { linkedin: `https://social.example/linkedin/${handle}` } : {}),
      }
    : null
  if (phoneEnd) phonesOf(facts.city.areaCode, register).add(phoneEnd)
  return {
    phone: `(${facts.city.areaCode}) 555-01${phoneEnd ?? nextPhoneEnd(facts.city.areaCode, register)}`,
    email: random.chance(0.95) ? `office@${domain}` : null,
    website: phoneEnd || random.chance(0.92) ? `https://${random.chance(0.5) ? 'www.' : ''}${domain}` : null,
    socialMedia,
  }
}

function phonesOf(areaCode: string, register: Register): Set<string> {
  const used = register.phones.get(areaCode) ?? new Set()
  register.phones.set(areaCode, used)
  return used
}

/** Steps of 37 visit all hundred. */
function nextPhoneEnd(areaCode: string, register: Register): string {
  const used = phonesOf(areaCode, register)
  for (let step = 0; step < 100; step++) {
    const end = String((Number(areaCode) + (used.size + step) * 37) % 100).padStart(2, '0')
    if (used.has(end)) continue
    used.add(end)
    return end
  }
  return String((Number(areaCode) + register.slugs.size * 37) % 100).padStart(2, '0')
}
