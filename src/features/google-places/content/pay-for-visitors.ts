import type { App } from '../../../app.ts'
import { PlacesError } from '../../../shared/google-places/places-error.ts'
import { PRICE_LIST, type Sku } from '../cost/price-list.ts'
import { countCalls, lockBudget, readSpentMicros, readSpentOn } from '../cost/spending.ts'
import { createDailyAllowance } from './create-daily-allowance.ts'

export type VisitorSku = Extract<Sku, 'details-enterprise-atmosphere' | 'place-photo'>

/** The rest of the month's budget is for updates. */
const VISITORS_SHARE = 0.5
const DAYS = 30
const SKUS: readonly VisitorSku[] = ['details-enterprise-atmosphere', 'place-photo']
/** A small budget still shows one place with ten photos. */
const ONE_PLACE_MICROS =
  PRICE_LIST.micros['details-enterprise-atmosphere'] + 10 * PRICE_LIST.micros['place-photo']

/** Rejects with PlacesError paused. */
export type PayForVisitors = <Result>(sku: VisitorSku, call: () => Promise<Result>) => Promise<Result>

/** Counts before the call, and takes back what Google refused, so that the budget holds. */
export function createPayForVisitors(app: Pick<App, 'db' | 'config' | 'clock'>): PayForVisitors {
  const monthMicros = app.config.googlePlaces.monthlyBudgetUsd * 1_000_000
  const visitorMicros = monthMicros * VISITORS_SHARE
  const allowance = createDailyAllowance(visitorMicros / DAYS, ONE_PLACE_MICROS, () =>
    app.clock.now().getTime(),
  )

  async function reserve(sku: VisitorSku, at: Date): Promise<boolean> {
    const price = PRICE_LIST.micros[sku]
    return app.db.transaction(async (tx) => {
      await lockBudget(tx)
      const byVisitors = await readSpentOn(tx, SKUS, at)
      const isWithin =
        byVisitors + price <= visitorMicros && (await readSpentMicros(tx, at)) + price <= monthMicros
      if (isWithin) await countCalls(tx, sku, 1, at)
      return isWithin
    })
  }

  return async (sku, call) => {
    const price = PRICE_LIST.micros[sku]
    const at = app.clock.now()
    if (!allowance.take(price)) throw new PlacesError('paused')
    let isPaid = false
    try {
      isPaid = await reserve(sku, at)
      if (!isPaid) throw new PlacesError('paused')
      return await call()
    } catch (error) {
      if (error instanceof PlacesError && !error.mayBeBilled) {
        allowance.giveBack(price)
        if (isPaid) await countCalls(app.db, sku, -1, at)
      }
      throw error
    }
  }
}
