import type { ServiceChoice } from '../../../shared/lists.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { foldWords } from './fold-words.ts'
import { SERVICE_KINDS } from './service-kinds.ts'

/**
 * Returns the service whose words a query holds, when some of its matches offer it ("pet cremation austin"); null
 * otherwise. `choices`: the services of the matches.
 */
export function hintService(
  { services }: Pick<DirectorySnapshot, 'services'>,
  query: string,
  choices: readonly ServiceChoice[],
): ServiceChoice | null {
  const words = ` ${foldWords(query)} `
  const kind = SERVICE_KINDS.find(({ slug, phrases }) => {
    return services.has(slug) && phrases.some((phrase) => words.includes(` ${phrase} `))
  })
  return choices.find(({ slug }) => slug === kind?.slug) ?? null
}
