/** No schemas: public pages load this file. */
export const MISSING_FIELDS = {
  title: 'Missing Information',
  text: 'Please fill in all required fields.',
} as const
export const WRONG_FIELDS = {
  title: 'Please check your entries',
  text: 'Please correct the marked fields.',
} as const
export const NOTHING_TO_UPDATE = 'Please select at least one field to update'
export const NO_PARTNER_SELECTED = 'Please select partners to update'
