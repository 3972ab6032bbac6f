/**
 * Facts that hold for every partner, from the directory's own pages. Each paragraph stands alone, and its
 * first sentence suffices.
 */
export type Background = readonly string[]

const WHAT: readonly Background[] = [
  [
    'Solidified remains are an alternative to loose cremation ashes.',
    'All of the ashes become a collection of smooth, solid stones that can be held, kept together or shared.',
  ],
  [
    'With solidified remains, a family receives a collection of smooth stones in place of ash.',
    'The stones are made of the ashes themselves, and all of the ashes are used.',
  ],
  [
    'Solidified remains give families another form in which to keep the person who died.',
    'Instead of loose ash, they receive smooth stones that are solid and clean to the touch.',
  ],
  [
    'The stones known as solidified remains take the place of the ash that is usually returned after a cremation.',
    'Every part of the ashes goes into them.',
  ],
]

export const USES: readonly Background[] = [
  [
    'Families decide for themselves what happens to the stones.',
    'Some keep them together at home, some divide them among relatives who live far apart, and some return them to a place that mattered.',
  ],
  [
    'Unlike ash, the stones can be handled without fear of spilling.',
    'A relative may carry one in a pocket, and others may be buried, kept on a shelf or left in a favorite place.',
  ],
  [
    'Because there are many stones, they can be shared.',
    'Brothers and sisters in different towns can each keep some, and one can be set aside for a grandchild or an old friend.',
  ],
]

const EARLIER: readonly Background[] = [
  [
    'The cremation need not be recent.',
    'Ashes that have been at home since an earlier death can be made into stones in the same way.',
  ],
  ['Stones can be made after a new cremation or from ashes that a family has kept for years.'],
  [
    'An urn that has stood on a shelf for a long time can be opened again for this purpose.',
    'For solidified remains it makes no difference how long ago the cremation took place.',
  ],
]

export const NATURE: readonly Background[] = [
  [
    'The number, size and color of the stones differ from person to person.',
    'Nothing is added to alter them, so each collection has its own look.',
  ],
  [
    'No two collections are alike, because nothing is added to change the color of the stones.',
    'Some are light and some are dark.',
  ],
]
export const DECIDING: readonly Background[] = [
  [
    'The decision about stones can wait until after the cremation.',
    'Families who are unsure can keep the ashes for now and ask again when they are ready.',
  ],
  [
    'Some decisions have to be made soon after a death, and this one does not.',
    'Ashes can be kept as they are until everyone in the family has been heard.',
  ],
]

/** In this order. */
export const BACKGROUND = [WHAT, USES, EARLIER, NATURE, DECIDING] as const
