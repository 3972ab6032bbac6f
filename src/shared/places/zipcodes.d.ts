/** Types for the package `zipcodes`, as far as used; it has none of its own. */
declare module 'zipcodes' {
  /** A US ZIP, or a Canadian forward sortation area (first three characters). */
  export type ZipCode = {
    zip: string
    latitude: number
    longitude: number
    city: string
    /** US: two letters. Canada: a name, not always the official one. */
    state: string
    country: 'US' | 'Canada'
  }
  const zipcodes: {
    codes: Readonly<Record<string, ZipCode>>
    lookup(zip: string): ZipCode | undefined
    lookupByName(city: string, state: string): ZipCode[]
  }
  export default zipcodes
}
