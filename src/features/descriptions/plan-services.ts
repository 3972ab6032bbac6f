import type { Random } from '../../shared/random.ts'
import { isKnownService } from './single-services.ts'

/** In one sentence, or singly; none in both. */
export type ServicePlan = { listed: string[]; singles: string[] }

/** At most `max` of each, in the form's order; the list is filled first. */
export function planServices(
  services: readonly string[],
  random: Random,
  max: { listed: number; singles: number },
): ServicePlan {
  const spare = Math.floor((services.length - 1) / 2)
  const singles = random.sample(services.filter(isKnownService), Math.max(0, Math.min(max.singles, spare)))
  const rest = services.filter((service) => !singles.includes(service))
  return { listed: random.sample(rest, max.listed), singles }
}
