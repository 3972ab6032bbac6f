import type { Island } from '../island.ts'
import { createInquiryKeeper } from './keep-inquiry.ts'

/** Deletes the kept inquiry. */
export function createIsland(): Island {
  const keeper = createInquiryKeeper()
  return {
    mount({ dataset }) {
      if (dataset.partnerId) keeper.forget(dataset.partnerId)
    },
  }
}
