import type { App } from '../../app.ts'
import { PlacesError } from '../../shared/google-places/places-error.ts'
import { toUsd } from '../google-places/cost/price-list.ts'
import { readSpentMicros } from '../google-places/cost/spending.ts'
import { testService } from '../google-places/test-service.ts'
import type { ServiceCheck } from './service-check.ts'

/** By one free question. */
export function googleCheck(app: Pick<App, 'db' | 'config' | 'clock' | 'places'>): ServiceCheck {
  return {
    id: 'google',
    label: 'Google Places',
    get isConfigured() {
      return app.places !== null
    },
    action: 'Ask Google a free question',
    async describe() {
      const { places } = app
      if (!places)
        return {
          sentence: 'No key is set (GOOGLE_PLACES_API_KEY). Ratings stay as they are.',
          isTroubled: false,
        }
      if (places.isPaused()) return { sentence: new PlacesError('paused').message, isTroubled: true }
      const spent = toUsd(await readSpentMicros(app.db, app.clock.now()))
      const budget = app.config.googlePlaces.monthlyBudgetUsd
      const from = places.isGoogle ? '' : ` An emulator at ${places.host} answers; its data are made up.`
      return {
        sentence: `$${spent.toFixed(2)} of $${budget.toFixed(2)} spent this month.${from}`,
        isTroubled: spent >= budget,
      }
    },
    async check() {
      const { success, message } = await testService(app)
      if (!success) throw new Error(message ?? '')
      return 'Google answered a search. It cost nothing.'
    },
  }
}
