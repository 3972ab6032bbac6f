import { toSlug } from '../../shared/slugs.ts'
import type { Facts } from './facts.ts'
import type { Random } from './random.ts'

/** Gives out what must not be used twice: telephone numbers within an area code, domains, slugs. */
export type Register = { phones: Map<string, number>; domains: Set<string>; slugs: Set<string> }

export function createRegister(): Register {
  return { phones: new Map(), domains: new Set(), slugs: new Set() }
}

/**
 * Telephone, website, e-mail and links of a house. Numbers are 555-0100 to 555-0199, which are kept for fiction
 * (NANPA), each used once in an area code until its hundred are gone; domains end in .example (RFC 2606).
 */
export function makeContact(facts: Facts, slug: string, register: Register, random: Random) {
  const used = register.phones.get(facts.city.areaCode) ?? 0
  register.phones.set(facts.city.areaCode, used + 1)
  const lastDigits = String((Number(facts.city.areaCode) + used * 37) % 100).padStart(2, '0')
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
  return {
    phone: `(${facts.city.areaCode}) 555-01${lastDigits}`,
    email: random.chance(0.95) ? `office@${domain}` : null,
    website: random.chance(0.92) ? `https://${random.chance(0.5) ? 'www.' : ''}${domain}` : null,
    socialMedia,
  }
}
