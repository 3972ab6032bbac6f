/** Plain text; '' where nothing was given. */
export interface VideoFacts {
  companyName: string
  contactName: string
  phone: string
  website: string
  callToAction: string
  notes: string
}
