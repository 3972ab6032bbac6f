import type { App } from '../../../app.ts'
import { paths } from '../../../shared/paths.ts'
import { REGIONS } from '../../../shared/places/regions.ts'
import type { Suggestions } from '../../../shared/search.ts'
import { foldText } from './fold-text.ts'
import { readQuery } from './read-query.ts'
import { suggestCities } from './suggest-cities.ts'
import { suggestPartners } from './suggest-partners.ts'
import { suggestPostalCodes } from './suggest-postal-codes.ts'

const LIMIT = 5

/** Answers GET /api/suggest (SUGGEST-1). Throws invalid_input over MAX_QUERY_LENGTH characters. */
export async function suggest(app: Pick<App, 'directory'>, query: string): Promise<Suggestions> {
  const text = foldText(readQuery(query))
  if (text === '' || text.includes('\0')) return { cities: [], states: [], partners: [], postalCodes: [] }
  const snapshot = app.directory.current()
  return {
    cities: suggestCities(snapshot, text, LIMIT),
    states: suggestStates(app, text),
    partners: suggestPartners(snapshot.search, text, LIMIT),
    postalCodes: await suggestPostalCodes(app.directory, text, LIMIT),
  }
}

/** By code, or a prefix of the name or its words. */
function suggestStates({ directory }: Pick<App, 'directory'>, text: string): Suggestions['states'] {
  const { regions } = directory.current()
  const ranked = REGIONS.flatMap((region) => {
    const partnerCount = regions.get(region.slug)?.partners.length ?? 0
    const name = foldText(region.name)
    const isCode = region.code.toLowerCase() === text
    const rank = isCode ? 0 : name.startsWith(text) ? 1 : name.includes(` ${text}`) ? 2 : 3
    return partnerCount > 0 && rank < 3 ? [{ region, partnerCount, rank }] : []
  })
  return ranked
    .sort((a, b) => a.rank - b.rank || b.partnerCount - a.partnerCount)
    .slice(0, LIMIT)
    .map(({ region, partnerCount }) => ({
      state: region.name,
      code: region.code,
      path: paths.state(region.name),
      partnerCount,
    }))
}
