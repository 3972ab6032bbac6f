import type { DirectoryView } from '../../snapshot/directory-view.ts'
import type { PlaceTables } from '../around/find-contradictions.ts'

/** Returns the postal codes and the outlines of the states; the first call loads them. */
export async function loadPlaceTables({
  directory,
}: {
  directory: Pick<DirectoryView, 'gazetteer' | 'shapes'>
}): Promise<PlaceTables> {
  const [gazetteer, shapes] = await Promise.all([directory.gazetteer(), directory.shapes()])
  return { gazetteer, shapes }
}
