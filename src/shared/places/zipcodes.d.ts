/** The package `zipcodes` brings no types of its own: what this product uses of it. */
declare module 'zipcodes' {
  /** A US ZIP, or a Canadian forward sortation area (its first three letters and digits). */
  export type ZipCode = {
    zip: string
    latitude: number
    longitude: number
    /** US: the post office's city. Canada: a description of the district. */
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
