/** Names as in the official protos (field-tiers.test.ts). */
export type Tier = 'ids' | 'essentials' | 'pro' | 'enterprise' | 'atmosphere'

const TIERS: Record<Tier, string> = {
  ids: 'id name attributions',
  essentials: `addressComponents addressDescriptor adrFormatAddress formattedAddress location plusCode postalAddress
    shortFormattedAddress types viewport`,
  pro: `accessibilityOptions businessStatus containingPlaces displayName googleMapsLinks googleMapsTypeLabel googleMapsUri
    iconBackgroundColor iconMaskBaseUri movedPlace movedPlaceId openingDate photos primaryType primaryTypeDisplayName
    pureServiceAreaBusiness subDestinations timeZone transitStation utcOffsetMinutes`,
  enterprise: `currentOpeningHours currentSecondaryOpeningHours internationalPhoneNumber nationalPhoneNumber priceLevel
    priceRange rating regularOpeningHours regularSecondaryOpeningHours userRatingCount websiteUri`,
  atmosphere: `allowsDogs consumerAlert curbsidePickup delivery dineIn editorialSummary evChargeAmenitySummary
    evChargeOptions fuelOptions generativeSummary goodForChildren goodForGroups goodForWatchingSports liveMusic
    menuForChildren neighborhoodSummary outdoorSeating parkingOptions paymentOptions reservable restroom reviewSummary
    reviews servesBeer servesBreakfast servesBrunch servesCocktails servesCoffee servesDessert servesDinner servesLunch
    servesVegetarianFood servesWine takeout`,
}

/** Dearest tier last. */
export const FIELD_TIERS: ReadonlyMap<string, Tier> = new Map(
  Object.entries(TIERS).flatMap(([tier, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, tier as Tier] as const),
  ),
)

const ORDER = Object.keys(TIERS) as Tier[]

/** Of any of these fields. */
export function dearestTier(fields: readonly string[]): Tier {
  const places = fields.map((field) => ORDER.indexOf(FIELD_TIERS.get(field) ?? 'ids'))
  return ORDER[Math.max(0, ...places)] ?? 'ids'
}
