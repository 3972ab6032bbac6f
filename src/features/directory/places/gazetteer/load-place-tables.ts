import type { DirectoryView } from '../../snapshot/directory-view.ts'
import type { PlaceTables } from '../around/find-contradictions.ts'

/** Postal codes and outlines of states, loaded once. */
export async function loadPlaceTables({
  directory,
}: {
  directory: Pick<DirectoryView, 'gazetteer' | 'shapes'>
}): Promise<PlaceTables> {
  const [gazetteer, shapes] = await Promise.all([directory.gazetteer(), directory.shapes()])
  return { gazetteer, shapes }
}
