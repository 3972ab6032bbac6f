/** What is known of every field, whatever it holds. */
type Common = {
  /** What people call it: in the form, the history and the import. English text, to be put through `t()`. */
  label: string
  /** The widest circle that sees it: on a card, on the partner's own page and in public calls, or administrators. */
  seenBy: 'card' | 'public' | 'administrators'
  /**
   * Calls may set it: from this section of the form, or (carried) by a form that has no control for it and sends it back
   * as it came, or from a call alone. Left out: no call sets it.
   */
  input?: 'basic' | 'business' | 'carried' | 'call'
  /** Bulk edit may set it; its place among the fields of a bulk edit, from 1. */
  bulkEdit?: number
  /** CSV columns that fill it, each with its label; true: one, called like the field. */
  csv?: true | Readonly<Record<string, string>>
  /** Its place among the columns of the CSV export, from 1. Only fields with one CSV column can be exported. */
  exportAt?: number
  /** For the form. */
  placeholder?: string
  hint?: string
}

/** A text; without `required` it may be missing, which is null. */
type Text = Common & {
  /** Characters that can be stored. */
  max: number
  /** Said where it is left blank, and how the import names it in a sentence. */
  required?: { sentence: string; called: string }
}

/** One line. `recase`: an import puts text in capitals (any: or in small letters alone) into the usual case. */
type Line = Text & { kind: 'line'; recase?: 'capitals' | 'any' }
/** A street address; an import may give it in two columns, the second named "…2". */
type Address = Text & { kind: 'address' }
type OtherText = Text & { kind: 'paragraphs' | 'state' | 'postalCode' | 'phone' | 'email' }
/** An http(s) address. `sentence` is said to one that is not. */
type WebAddress = Text & { kind: 'webAddress'; sentence: string }
/** The address of a picture: http(s), or from the root of this site. */
type Picture = Text & { kind: 'picture'; sentence: string }
/** A list of different lines of at most `max` characters. In a cell they are joined by semicolons. */
type Services = Common & { kind: 'services'; max: number; maxItems: number }
/** A whole number from 0 to `max`; a new partner has `initial`. */
type Count = Common & { kind: 'count'; max: number; initial: number }
type Flag = Common & { kind: 'flag'; initial: boolean }
/** Addresses on other sites, each of at most `max` characters; `csv` names one column for each site. */
type Links = Common & { kind: 'links'; max: number }
/** Degrees of latitude and longitude, stored in two columns. */
type Point = Common & { kind: 'point' }
/** From 0 to 5, and the number of reviews behind it. */
type Rating = Common & { kind: 'rating' | 'reviewCount'; max: number }
/** What the product gives: the id, the name in the address of its page, a time. An import finds partners by the first two. */
type Given = Common & { kind: 'id' | 'slug' | 'moment' }

export type TextField = Line | Address | OtherText | WebAddress | Picture
export type PartnerField = TextField | Services | Count | Flag | Links | Point | Rating | Given

export type FieldKind = PartnerField['kind']
export type TextKind = TextField['kind']
