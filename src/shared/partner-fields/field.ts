type Common = {
  /** Used in form, history and import. English text for `t()`. */
  label: string
  /** The widest audience: on cards, on the partner's page and in public calls, or administrators only. */
  seenBy: 'card' | 'public' | 'administrators'
  /**
   * Calls may set it: from a section of the form, `carried` through the form without a control, or by calls only.
   * Missing: no call sets it.
   */
  input?: 'basic' | 'business' | 'carried' | 'call'
  /** Position among the fields of a bulk edit, from 1; missing: not allowed there. */
  bulkEdit?: number
  /** CSV columns that fill it, with labels; true: one column with the field's name. */
  csv?: true | Readonly<Record<string, string>>
  /** Position in the CSV export, from 1. Only for fields with one CSV column. */
  exportAt?: number
  placeholder?: string
  hint?: string
}

/** Without `required`, a missing text is null. */
type Text = Common & {
  /** In characters. */
  max: number
  /** The error for blank text, and the field's name in sentences of the import. */
  required?: { sentence: string; called: string }
}

/** One line. `recase`: an import recases text in capitals (any: also in lower case). */
type Line = Text & { kind: 'line'; recase?: 'capitals' | 'any' }
/** A street address; an import may use two columns, the second named "…2". */
type Address = Text & { kind: 'address' }
type OtherText = Text & { kind: 'paragraphs' | 'state' | 'postalCode' | 'phone' | 'email' }
/** An http(s) address. `sentence` is the error. */
type WebAddress = Text & { kind: 'webAddress'; sentence: string }
/** A picture's http(s) address, or path from this site's root. */
type Picture = Text & { kind: 'picture'; sentence: string }
/** A list of distinct lines of up to `max` characters; in CSV separated by semicolons. */
type Services = Common & { kind: 'services'; max: number; maxItems: number }
/** A whole number from 0 to `max`; new partners have `initial`. */
type Count = Common & { kind: 'count'; max: number; initial: number }
type Flag = Common & { kind: 'flag'; initial: boolean }
/** Addresses on other sites, each up to `max` characters; `csv` names a column for each site. */
type Links = Common & { kind: 'links'; max: number }
/** Latitude and longitude in degrees, in two columns. */
type Point = Common & { kind: 'point' }
/** A rating from 0 to 5, and its number of reviews. */
type Rating = Common & { kind: 'rating' | 'reviewCount'; max: number }
/** Given by the product: id, slug, times. An import matches partners by the first two. */
type Given = Common & { kind: 'id' | 'slug' | 'moment' }

export type TextField = Line | Address | OtherText | WebAddress | Picture
export type PartnerField = TextField | Services | Count | Flag | Links | Point | Rating | Given

export type FieldKind = PartnerField['kind']
export type TextKind = TextField['kind']
