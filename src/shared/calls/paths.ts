/** Addresses that islands on public pages send to; apart from the definitions, whose schemas would weigh on every page. */
export const SUGGEST_PATH = '/api/suggest'
export const INQUIRIES_PATH = '/api/inquiries'
export const INQUIRY_STAMP_PATH = '/api/inquiries/stamp'
