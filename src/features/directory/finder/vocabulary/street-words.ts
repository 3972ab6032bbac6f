/** Kinds of streets, folded: "St" is "saint". */
export const STREETS: ReadonlySet<string> = new Set(
  'street saint avenue ave road rd drive dr lane ln boulevard blvd court ct way highway hwy place parkway pkwy circle rue chemin boul calle'.split(
    ' ',
  ),
)

/** Before a street's own name. */
export const BEFORE_STREETS: ReadonlySet<string> = new Set(
  'n s e w ne nw se sw north south east west northeast northwest southeast southwest rue ch chemin av avenue boul boulevard rte route rang calle du de des la le les'.split(
    ' ',
  ),
)
