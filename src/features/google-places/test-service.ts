import type { App } from '../../app.ts'
import { PlacesError } from '../../shared/google-places/places-error.ts'

/** A search by ids alone is free. */
const KNOWN_QUERY = 'funeral home in New York, NY'

/** Never rejects for what Google does. */
export async function testService(
  app: Pick<App, 'places'>,
): Promise<{ success: boolean; message: string | null }> {
  if (!app.places) return { success: false, message: new PlacesError('not-configured').message }
  try {
    await app.places.findIds({ text: KNOWN_QUERY, regionCode: 'US', near: null })
    return { success: true, message: null }
  } catch (error) {
    if (error instanceof PlacesError) return { success: false, message: error.message }
    throw error
  }
}
