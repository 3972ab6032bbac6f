import type { ServiceChoice } from '../../../shared/lists.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { phraseOf } from './phrase-of.ts'
import { SERVICE_KINDS } from './service-kinds.ts'

/**
 * The service that a query names, if some matches offer it ("pet cremation austin"). `choices`: the matches'
 * services.
 */
export function hintService(
  { services }: Pick<DirectorySnapshot, 'services'>,
  query: string,
  choices: readonly ServiceChoice[],
): ServiceChoice | null {
  const words = ` ${phraseOf(query)} `
  const kind = SERVICE_KINDS.find(({ slug, phrases }) => {
    return services.has(slug) && phrases.some((phrase) => words.includes(` ${phrase} `))
  })
  return choices.find(({ slug }) => slug === kind?.slug) ?? null
}
