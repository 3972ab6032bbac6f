/** Worded for the middle of a sentence. */
export type Facts = {
  name: string
  /** "funeral home", "mortuary", "cremation provider", "cooperative" or "provider". */
  kind: string
  /** "a funeral home"; null when the name says so, or nothing. */
  aKind: string | null
  city: string
  /** "Asheville, North Carolina" and a mark for a comma where the sentence goes on. */
  place: string
  region: string
  regionKind: 'state' | 'province' | 'territory' | 'district'
  isCanadian: boolean
  /** "on Haywood Road", "at 12 Main Street, Suite 4"; null when it reads badly. */
  street: string | null
  /** Without solidified remains: "direct cremation". */
  services: readonly string[]
  /** By its name, its services or their number; a burial-only house has none. */
  hasCremation: boolean
  since: string | null
  /** "two"; null for one. */
  locations: string | null
  /** "172"; null when few. */
  cremations: string | null
  isPriority: boolean
  hasPhone: boolean
  hasEmail: boolean
  hasWebsite: boolean
}
