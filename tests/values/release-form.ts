/** The required values of a usual press release. */
export const RELEASE_FORM = {
  companyName: 'Hale & Marsh Funeral Home',
  contactName: 'Edith Wren',
  contactPhone: '865-555-0142',
  contactEmail: 'news@halemarsh.example',
  companyAddress: '418 Cumberland Avenue, Knoxville, TN 37902',
  newsAngle: 'Hale & Marsh Funeral Home now offers solidified remains to families in Knox County',
  callToAction: 'Call us to learn more',
}
