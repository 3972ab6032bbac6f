/** Apart, so that islands do not load the schemas. */
export const SUGGEST_PATH = '/api/suggest'
export const INQUIRIES_PATH = '/api/inquiries'
export const INQUIRY_STAMP_PATH = '/api/inquiries/stamp'
/** Of the partner tools' calls. */
export const TOOLS_PATH = '/api/partner-tools/'
export const LOCATION_PATH = '/api/location'
