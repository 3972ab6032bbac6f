/** All else in a text is marked. */
export type GivenFacts = {
  /** All of it may be repeated. */
  texts?: readonly string[]
  /** Words and numbers may be repeated, but no price, phone, e-mail address or link. */
  labels?: readonly string[]
  /** They may stand beside any word. */
  numbers?: readonly number[]
  phones?: readonly string[]
  emails?: readonly string[]
  links?: readonly string[]
}
