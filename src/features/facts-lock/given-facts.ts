/** All else in a text is marked. */
export type GivenFacts = {
  /** All of it may be repeated: names, numbers, dates, prices, links, quotations. */
  texts?: readonly string[]
  /** Their words and numbers may be repeated, but no price, phone, e-mail address or link in them. */
  labels?: readonly string[]
  /** Counts that may stand beside any word. */
  numbers?: readonly number[]
  phones?: readonly string[]
  emails?: readonly string[]
  links?: readonly string[]
}
