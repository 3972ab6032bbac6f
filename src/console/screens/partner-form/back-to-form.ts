/** Of each dialog that asks something before the form is saved. */
export const BACK_TO_FORM = 'Back to the Form'
