/** The package has no types. */
declare module 'zipcodes' {
  /** A US ZIP, or Canada's first three characters. */
  export type ZipCode = {
    zip: string
    latitude: number
    longitude: number
    city: string
    /** US: two letters. Canada: a name, sometimes unofficial. */
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
