import { LIST_PAGE_SIZE, type ListOptions, type ListView } from '../../../shared/lists.ts'
import type { DirectoryEntry } from '../snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { countServices } from './count-services.ts'

export type ShownList = { view: ListView; entries: readonly DirectoryEntry[] }

/** Null beyond the last page. `all`: before the filter; `arranged`: after it, in order. */
export function showList(
  snapshot: DirectorySnapshot,
  all: readonly DirectoryEntry[],
  arranged: readonly DirectoryEntry[],
  { page, options, canSortByDistance }: { page: number; options: ListOptions; canSortByDistance: boolean },
): ShownList | null {
  const pageCount = Math.max(1, Math.ceil(arranged.length / LIST_PAGE_SIZE))
  if (page > pageCount) return null
  const start = (page - 1) * LIST_PAGE_SIZE
  return {
    entries: arranged.slice(start, start + LIST_PAGE_SIZE),
    view: {
      page,
      pageCount,
      count: arranged.length,
      firstNumber: start + 1,
      options,
      serviceLabel: options.service ? (snapshot.services.get(options.service)?.label ?? null) : null,
      services: all.length > 1 ? countServices(snapshot, all, options.service) : [],
      canSortByDistance,
    },
  }
}
