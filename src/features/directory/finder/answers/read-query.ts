import { AppError } from '../../../../shared/errors.ts'
import { MAX_QUERY_LENGTH, searchText } from '../../../../shared/search.ts'

/** SEARCH-2. Throws invalid_input over MAX_QUERY_LENGTH characters. */
export function readQuery(query: string): string {
  const wanted = searchText(query)
  if (wanted.length <= MAX_QUERY_LENGTH) return wanted
  throw new AppError('invalid_input', 'The search text is too long.', {
    fields: { q: `Please use at most ${MAX_QUERY_LENGTH} characters.` },
  })
}
