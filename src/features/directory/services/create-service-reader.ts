import { type Service, servicesOfLabel } from './read-service.ts'

/**
 * Reads labels to slugs, sorted. Adds new services to `known` under the first spelling met; one array per set
 * of services.
 */
export function createServiceReader(
  known: Map<string, Service>,
): (labels: readonly string[]) => readonly string[] {
  const byLabel = new Map<string, readonly Service[]>()
  const lists = new Map<string, readonly string[]>()
  const read = (label: string) => {
    const services = byLabel.get(label) ?? servicesOfLabel(label)
    byLabel.set(label, services)
    return services
  }
  return (labels) => {
    const slugs = new Set<string>()
    for (const service of labels.flatMap(read)) {
      if (!known.has(service.slug)) known.set(service.slug, service)
      slugs.add(service.slug)
    }
    const sorted = [...slugs].sort()
    const key = sorted.join('\n')
    const list = lists.get(key) ?? sorted
    lists.set(key, list)
    return list
  }
}
