/** A video form as it is sent. */
export const VIDEO_FORM = {
  companyName: 'Hale & Marsh Funeral Home',
  contactName: 'Edith Wren',
  contactEmail: 'news@halemarsh.example',
  contactPhone: '865-555-0142',
  website: 'halemarsh.example',
  logoUrl: '',
  callToAction: 'Call us today.',
  selectedVideoId: 'first-light',
  additionalNotes: '',
}
