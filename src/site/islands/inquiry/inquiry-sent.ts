import type { Island } from '../island.ts'
import { createInquiryKeeper } from './keep-inquiry.ts'

export function createIsland(): Island {
  const keeper = createInquiryKeeper()
  return {
    mount({ dataset }) {
      const { partnerId, partnerName = '', reference, ownPath = '' } = dataset
      if (partnerId) keeper.forget(partnerId)
      if (reference) keeper.remember({ partnerName, reference, ownPath })
    },
  }
}
