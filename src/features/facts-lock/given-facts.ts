/** The facts that a text may repeat. Whatever else it names is marked. */
export type GivenFacts = {
  /** Prose or data of which everything may be repeated: names, numbers, dates, prices, links, quotations. */
  texts?: readonly string[]
  /** Names and terms. Their words and numbers may be repeated, but no price, phone, e-mail address or link in them. */
  labels?: readonly string[]
  /** Counts that may stand beside any word. */
  numbers?: readonly number[]
  phones?: readonly string[]
  emails?: readonly string[]
  links?: readonly string[]
}
