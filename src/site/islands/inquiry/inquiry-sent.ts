import type { Island } from '../island.ts'
import { createInquiryKeeper } from './keep-inquiry.ts'

/** Deletes what this device kept of the inquiry. */
export function createIsland(): Island {
  const keeper = createInquiryKeeper()
  return {
    mount({ dataset }) {
      if (dataset.partnerId) keeper.forget(dataset.partnerId)
    },
  }
}
