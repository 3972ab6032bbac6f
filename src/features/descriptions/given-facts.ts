import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import type { GivenFacts } from '../facts-lock/given-facts.ts'
import { readServices } from './read-services.ts'
import { readSince } from './read-since.ts'

/**
 * What a text may repeat: the form's fields; never a price, and phone, e-mail address and links only from
 * their own fields.
 */
export function givenFacts(values: DescriptionFacts, today: Date): GivenFacts {
  const since = readSince(values.partnerSince, today)
  return {
    labels: [values.name, values.address, values.city, values.state, ...readServices(values.servicesOffered)],
    texts: since === null ? [] : [since],
    numbers: [values.annualCremations, values.locationCount],
    phones: [values.phone],
    emails: [values.email],
    links: [values.website],
  }
}
