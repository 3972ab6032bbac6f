export type EmulatedPlace = {
  id: string
  displayName: { text: string; languageCode: string }
  formattedAddress: string
  location: { latitude: number; longitude: number }
  nationalPhoneNumber?: string
  internationalPhoneNumber?: string
  types: string[]
  primaryType?: string
  businessStatus?: string
  movedPlaceId?: string
  movedPlace?: string
  rating?: number
  userRatingCount?: number
  googleMapsUri?: string
  websiteUri?: string
  editorialSummary?: { text: string; languageCode: string }
  reviews?: EmulatedReview[]
  photos?: EmulatedPhoto[]
}

export type EmulatedReview = {
  name: string
  relativePublishTimeDescription: string
  rating: number
  text: { text: string; languageCode: string }
  authorAttribution: { displayName: string; uri: string }
  flagContentUri: string
}

export type EmulatedPhoto = {
  name: string
  widthPx: number
  heightPx: number
  authorAttributions: { displayName: string; uri: string }[]
}
