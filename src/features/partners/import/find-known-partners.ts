import { toSlug } from '../../../shared/places/slugs.ts'
import { slugBase } from '../unique-slug.ts'

type Listed = { name: string; address: string; city: string; phone: string }

/** What the register knows of one partner: where it stands, for the report ("line 12", "hollis-and-wren-asheville"). */
type Entry = { label: string }

export type Known =
  /** The same name and city at the same address: the very partner. */
  | { kind: 'same'; label: string }
  /** Likely the same under another spelling, by telephone or address. */
  | { kind: 'likely'; label: string }

/**
 * A register that tells whether a partner is there already. The same name, city and address is the same partner; the
 * same name with the same telephone or address is likely the same one. Case, accents and punctuation do not count.
 */
export function createRegister() {
  const byPlace = new Map<string, Entry>()
  const byPhone = new Map<string, Entry>()
  const byAddress = new Map<string, Entry>()
  const keysOf = (partner: Listed) => {
    const [name, address] = [toSlug(partner.name), toSlug(partner.address)]
    return {
      place: `${slugBase(partner.name, partner.city)}|${address}`,
      phone: `${name}|${partner.phone.replace(/\D/g, '').replace(/^1(?=\d{10})/, '')}`,
      address: `${name}|${address}`,
    }
  }
  return {
    find(partner: Listed): Known | null {
      const keys = keysOf(partner)
      const same = byPlace.get(keys.place)
      if (same) return { kind: 'same', label: same.label }
      const likely = byPhone.get(keys.phone) ?? byAddress.get(keys.address)
      return likely ? { kind: 'likely', label: likely.label } : null
    },
    add(partner: Listed, label: string): void {
      const keys = keysOf(partner)
      const entry = { label }
      byPlace.set(keys.place, entry)
      byPhone.set(keys.phone, entry)
      byAddress.set(keys.address, entry)
    },
  }
}
