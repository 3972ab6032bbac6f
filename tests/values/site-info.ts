/** What the console knows of the site before it asks: set up, and without mail. */
export const SITE_INFO = {
  providerName: '',
  needsSetupCode: false,
  isSetUp: true,
  sendsMail: false,
  supportEmail: '',
}
