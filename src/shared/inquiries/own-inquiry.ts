/** Nothing that the family typed: links travel. */
export type OwnInquiry = {
  reference: string
  partnerName: string
  partnerPhone: string
  createdAt: string
  /** First answer, or delivery to the partner. */
  respondedAt: string | null
  isClosed: boolean
  wantsCopy: boolean
  withdrawnAt: string | null
}
