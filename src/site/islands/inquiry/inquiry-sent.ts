import type { Island } from '../island.ts'
import { createInquiryKeeper } from './keep-inquiry.ts'

/** On the page that acknowledges an inquiry: what was kept of it on this device goes. */
export function createIsland(): Island {
  const keeper = createInquiryKeeper()
  return {
    mount({ dataset }) {
      if (dataset.partnerId) keeper.forget(dataset.partnerId)
    },
  }
}
