import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import type { GivenFacts } from '../facts-lock/given-facts.ts'
import { readServices } from './read-services.ts'
import { readSince } from './read-since.ts'

/**
 * What a text about a partner may repeat: the fields of its form. A price never, and a phone, e-mail address or link
 * only from its own field, whatever else somebody wrote into the others.
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
