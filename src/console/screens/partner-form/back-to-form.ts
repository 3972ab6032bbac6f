/** Of dialogs before saving. */
export const BACK_TO_FORM = 'Back to the Form'
