import type { Translate } from '../../../shared/i18n.ts'
import type { PartnerField, PartnerFormValues } from './form-values.ts'

/** What each field is called, in the form and wherever it is spoken of. */
export function fieldLabels(t: Translate): Record<PartnerField, string> {
  return {
    name: t('Business Name'),
    phone: t('Phone Number'),
    address: t('Address'),
    city: t('City'),
    state: t('State'),
    zipCode: t('ZIP Code'),
    email: t('Email'),
    website: t('Website'),
    logoUrl: t('Logo URL'),
    imageUrl: t('Main Image URL'),
    description: t('Description'),
    longDescription: t('Long Description'),
    annualCremations: t('Annual Cremations'),
    locationCount: t('Number of Locations'),
    partnerSince: t('Partner Since'),
    servicesOffered: t('Services Offered'),
    socialMedia: t('Social Links'),
    isPriority: t('Priority Partner'),
    isActive: t('Active'),
    yelpRating: t('Yelp rating'),
    yelpReviewCount: t('Yelp reviews'),
    googleRating: t('Google rating'),
    googleReviewCount: t('Google reviews'),
  }
}

/** A field's value in words; nothing is said as such. */
export function describeValue(t: Translate, value: PartnerFormValues[PartnerField]): string {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (typeof value === 'number') return value.toLocaleString()
  const parts = Array.isArray(value)
    ? value
    : typeof value === 'object'
      ? Object.values(value ?? {})
      : [value]
  return parts.filter(Boolean).join('\n') || t('Nothing')
}
