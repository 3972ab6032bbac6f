import { LOCATION_PATH } from '../../shared/calls/paths.ts'
import { localePath } from '../../shared/text/languages.ts'
import { pageLocale } from '../../ui/page-locale.ts'

/** By the nearest postal code, or null. */
export async function findSearch({ latitude, longitude }: GeolocationCoordinates): Promise<string | null> {
  const response = await fetch(LOCATION_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ latitude, longitude }),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${response.status}`)
  return localePath(pageLocale(), ((await response.json()) as { path: string }).path)
}
