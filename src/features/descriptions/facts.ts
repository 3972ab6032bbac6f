/** What the built-in writer may say of one partner, each fact in the words in which it stands in a sentence. */
export type Facts = {
  name: string
  /** "funeral home", "mortuary", "cremation provider", "cooperative" or "provider", as the name tells. */
  kind: string
  /** "a funeral home"; null where the name already says so, or says nothing. */
  aKind: string | null
  city: string
  /** "Asheville, North Carolina", with a mark that becomes a comma where the sentence goes on. */
  place: string
  /** "North Carolina", "the District of Columbia". */
  region: string
  regionKind: 'state' | 'province' | 'territory' | 'district'
  isCanadian: boolean
  /** "on Haywood Road" or "at 12 Main Street, Suite 4"; null for an address that reads badly in a sentence. */
  street: string | null
  /** Services other than solidified remains, in the middle of a sentence: "direct cremation". */
  services: readonly string[]
  /** "March 2021" or "2021". */
  since: string | null
  /** "two", when there are several. */
  locations: string | null
  /** "172", when there are enough to speak of. */
  cremations: string | null
  isPriority: boolean
  hasPhone: boolean
  hasEmail: boolean
  hasWebsite: boolean
}
