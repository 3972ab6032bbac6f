import type { App } from '../../../app.ts'
import { PlacesError } from '../../../shared/google-places/places-error.ts'
import { PRICE_LIST, type Sku } from '../cost/price-list.ts'
import { countCalls, lockBudget, readSpentMicros, readSpentOn } from '../cost/spending.ts'

type VisitorSku = Extract<Sku, 'details-enterprise-atmosphere' | 'place-photo'>

/** Of the month's budget; updates have the rest. */
const VISITORS_SHARE = 0.5
const DAYS = 30
const SKUS: readonly VisitorSku[] = ['details-enterprise-atmosphere', 'place-photo']
/** So a small budget shows one place with ten photos. */
const ONE_PLACE_MICROS =
  PRICE_LIST.micros['details-enterprise-atmosphere'] + 10 * PRICE_LIST.micros['place-photo']

/** Rejects with PlacesError paused. */
type PayForVisitors = <Result>(sku: VisitorSku, call: () => Promise<Result>) => Promise<Result>

/** Counts before the call, so that the budget holds; takes back what Google refused. */
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

const DAY_MS = 86_400_000

type DailyAllowance = {
  /** All of it, or nothing. */
  take(amount: number): boolean
  giveBack(amount: number): void
}

/** Per process; `perDay` refills evenly and starts full, `atLeast` if more. `now`: ms since 1970. */
function createDailyAllowance(perDay: number, atLeast: number, now: () => number): DailyAllowance {
  const most = perDay > 0 ? Math.max(perDay, atLeast) : 0
  let left = most
  let filledAt = now()
  const fill = () => {
    const at = now()
    left = Math.min(most, left + (perDay * Math.max(at - filledAt, 0)) / DAY_MS)
    filledAt = at
  }
  return {
    take(amount) {
      fill()
      if (amount > left) return false
      left -= amount
      return true
    },
    giveBack(amount) {
      left = Math.min(most, left + amount)
    },
  }
}
