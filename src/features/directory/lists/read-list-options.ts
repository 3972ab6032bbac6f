import { AppError } from '../../../shared/errors.ts'
import { faithOf, LIST_SORTS, type ListOptions, languageOf } from '../../../shared/lists.ts'
import { readService } from '../finder/vocabulary/read-services.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'

const MAX_SERVICE_LENGTH = 120

/**
 * Ignores unknown values, so that each list has one address and no caller fills the page cache. `hasPoint`:
 * distance can sort.
 */
export function readListOptions(
  snapshot: Pick<DirectorySnapshot, 'services'>,
  query: Readonly<Record<string, string | undefined>>,
  hasPoint: boolean,
): ListOptions {
  const text = query.service ?? ''
  const service = text.length > MAX_SERVICE_LENGTH ? null : readService(text, snapshot.services)
  const sort = LIST_SORTS.find((name) => name === query.sort)
  const isUsable = sort !== undefined && (sort !== 'distance' || hasPoint)
  return {
    ...(service && { service }),
    ...(query.open === 'now' && { open: 'now' }),
    ...(query.answers === 'always' && { answers: 'always' }),
    ...(query.price === 'known' && { price: 'known' }),
    ...(languageOf(query.language) && { language: query.language }),
    ...(faithOf(query.faith) && { faith: query.faith }),
    ...(isUsable && { sort }),
  }
}

/** Default: 1. Throws invalid_input for anything but 1 to 99,999. */
export function readPageNumber(text: string | undefined): number {
  if (text === undefined || /^[1-9]\d{0,4}$/.test(text)) return Number(text ?? 1)
  const fields = { page: 'Please give a whole number from 1 on.' }
  throw new AppError('invalid_input', 'There is no such page.', { fields })
}
